/**
 * The keystroke-level model: how long practised people take for a task, from what their hands and heads do. Operators in
 * seconds, from Card, Moran and Newell, "The keystroke-level model for user performance time with interactive systems",
 * Communications of the ACM 23(7), 1980.
 */
const GETS_READY_S = 1.35;
const PRESSES_S = {
  /** Of 40 words a minute: the paper's average, who is no secretary. */
  average: 0.28,
  /** The paper's slowest, "unfamiliar with keyboard". */
  unfamiliar: 1.2,
} as const;

/**
 * Seconds that a task at the keyboard takes: getting ready for each step that a person thinks of as one, and each press. What
 * the program takes in between is not in it, nor is making up one's mind.
 */
export function estimateSeconds(
  { steps, presses }: { readonly steps: number; readonly presses: number },
  hands: keyof typeof PRESSES_S,
): number {
  return steps * GETS_READY_S + presses * PRESSES_S[hands];
}
