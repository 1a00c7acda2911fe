/** The colours of the confidence bar (ASSIST-033 to -035), by the percent as it is shown. */
export type ConfidenceTone = 'green' | 'yellow' | 'red';

const GREEN_ABOVE = 70;
const YELLOW_ABOVE = 40;

/** Green above 70 percent, yellow above 40, red else. */
export function confidenceTone(percent: number): ConfidenceTone {
  if (percent > GREEN_ABOVE) return 'green';
  return percent > YELLOW_ABOVE ? 'yellow' : 'red';
}

/** The same as colours of the system, each of which has its contrast in both themes. */
export const TONE_COLOURS = {
  green: 'var(--nf-positive)',
  yellow: 'var(--nf-caution)',
  red: 'var(--nf-critical)',
} as const satisfies Record<ConfidenceTone, string>;
