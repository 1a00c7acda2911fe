import { type CrossScored, FALSE_ALARMS } from './train-pack.ts';

/** Says what of the written sentences is missed and what is taken for danger, by packs that did not learn from them. */
export function printCross(scored: readonly CrossScored[], print: (line: string) => void): void {
  const harmless = scored.filter(({ label }) => label === 'none').sort((a, b) => b.score - a.score);
  const finite = harmless.filter(({ score }) => score < Infinity);
  const at = harmless[Math.floor(harmless.length * FALSE_ALARMS)]?.score ?? 0;
  const divide = at < Infinity ? at : (finite[0]?.score ?? 0);
  const danger = scored.filter(({ label }) => label === 'crisis');
  const found = danger.filter(({ score }) => score > divide);
  const ruled = danger.filter(({ score }) => score === Infinity);
  const alarms = harmless.filter(({ score }) => score > divide);
  for (const { text } of danger.filter(({ score }) => score <= divide)) print(`missed\t${text}`);
  for (const { text, score } of alarms)
    print(`${score === Infinity ? 'alarm of a rule' : 'alarm of what was learnt'}\t${text}`);
  print(
    `danger ${String(danger.length)}: found ${String(found.length)}, by rules ${String(ruled.length)}; ` +
      `harmless ${String(harmless.length)}: alarms ${String(alarms.length)}`,
  );
}
