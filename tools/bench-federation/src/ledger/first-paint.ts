import type { Sent } from '../serve/compressed.ts';

/** Texts that only these libraries' code contains, also when it is minified. */
const MARKERS = { supabase: 'GoTrueClient', charts: 'data-plot' } as const;

/** Requests that the landing page should not have made: another origin's files, Supabase's code, chart code. */
export function unwantedAtStart(url: string, sent: readonly Sent[]): string[] {
  return sent.flatMap((each) => {
    const found: string[] = [];
    if (!each.url.startsWith(`${url}/`)) found.push(`${each.url}: a remote`);
    for (const [name, marker] of Object.entries(MARKERS)) {
      if (each.text.includes(marker)) found.push(`${each.url}: ${name}`);
    }
    return found;
  });
}
