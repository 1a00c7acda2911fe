/** What a host says beside a document that changes what the document may do. */
const POLICIES = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];

/** Whether a host answers with the document that is kept: in its text, and in what it lets that do. Reads both. */
export async function isSameDocument(kept: Response, answer: Response): Promise<boolean> {
  if (answer.status !== kept.status) return false;
  if (POLICIES.some((name) => answer.headers.get(name) !== kept.headers.get(name))) return false;
  return (await kept.text()) === (await answer.text());
}
