/** Splits a reply into its statement and the question at its end; null where it asks nothing. */
export function splitQuestion(reply: string): { said: string; question: string } | null {
  const found = /^(?<said>.*[.!:…”"]\s)?(?<question>[^.!…]*[?؟])$/su.exec(reply.trim());
  const { said = '', question } = found?.groups ?? {};
  return question === undefined ? null : { said: said.trim(), question: question.trim() };
}
