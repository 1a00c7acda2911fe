import { type LinkEntry, links } from '@nafas/insights/links';
import { text } from 'node:stream/consumers';

/** npm run -s insights:links < days.json: what goes with what in `[{date, mood, energy, stress, tags}]`, as JSON. */
const given: unknown = JSON.parse(await text(process.stdin));
if (!Array.isArray(given) || !given.every(isEntry)) {
  console.error(
    'Expected [{"date": "2026-11-22", "mood": 7, "energy": null, "stress": 3, "tags": ["walk"]}, ...]',
  );
  process.exitCode = 1;
} else {
  console.log(JSON.stringify(links(given.map(toGiven)), null, 2));
}

type Given = LinkEntry & { readonly touched?: readonly string[] };

function isEntry(value: unknown): value is Given {
  return (
    typeof value === 'object' && value !== null && 'date' in value && typeof value.date === 'string'
  );
}

/** A row of the export says which sliders were touched; the others stand in the middle and are not given. */
function toGiven({ touched, ...entry }: Given): LinkEntry {
  if (!Array.isArray(touched)) return entry;
  const read = (metric: 'mood' | 'energy' | 'stress') =>
    touched.includes(metric) ? (entry[metric] ?? null) : null;
  return { ...entry, mood: read('mood'), energy: read('energy'), stress: read('stress') };
}
