/** Local-storage key of a signed-in session (row D1); unset for everybody else (§ 25 TDDDG). */
export const sessionKey = 'sb-session';

/** Whether somebody is signed in here, or is on the way back from signing in elsewhere. */
export function isSessionStored(): boolean {
  try {
    return [sessionKey, `${sessionKey}-code-verifier`].some(
      (key) => localStorage.getItem(key) !== null,
    );
  } catch {
    // Storage can be forbidden; then there is no session either.
    return false;
  }
}
