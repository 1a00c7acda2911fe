/** With a session's id in it, so that it goes with the person (see forgetPeople). */
const KEY = 'nafas.recovered.v1.';

/** Notes that a recovery code stands for the second factor of this session: its token does not say so. */
export function noteRecovered(sessionId: string): void {
  try {
    localStorage.setItem(KEY + sessionId, 'yes');
  } catch {
    // Without storage the page asks for a code once more after it is loaded again.
  }
}

/** Whether that was noted. Only the screens use it; the database checks for itself. */
export function isRecovered(sessionId: string): boolean {
  try {
    return localStorage.getItem(KEY + sessionId) !== null;
  } catch {
    return false;
  }
}
