import type { TextAnalysis } from '@nafas/emotion/text';

/** The line `emotion:text` prints for one line of input. */
export type Answer = Readonly<Record<string, unknown>>;

/** The groups of labels that are printed beside the reading, by language. */
export function listGroups(lang: string): readonly string[] {
  if (lang === 'en') return ['labels28', 'ekman', 'sentiment'];
  return lang === 'ar' ? [] : ['labels6'];
}

/** The reading (or the reason why there is none) and the labels, as one flat object. */
export function answer({ result, prediction }: TextAnalysis, groups: readonly string[]): Answer {
  const out: Record<string, unknown> = result.ok
    ? { ok: true, ...result.reading }
    : { ok: false, reason: result.reason, detail: result.detail };
  for (const name of groups) {
    const group = prediction?.groups.get(name);
    out[name] = {
      predicted: group?.predicted ?? [],
      probabilities: Object.fromEntries(
        Object.entries(group?.probabilities ?? {}).map(([label, p]) => [
          label,
          Number(p.toFixed(4)),
        ]),
      ),
    };
  }
  return out;
}
