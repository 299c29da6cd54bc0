/**
 * Where a tab keeps what is being listened to. It has a file of its own because every page's script imports it: from
 * `storage.ts` it would bring what it stands beside.
 */
export const LISTENING = 'podcast-listening'

/** Whether something was being listened to when this tab's last page was left. */
export function wasListening(): boolean {
  try {
    return sessionStorage.getItem(LISTENING) !== null
  } catch {
    // Storage throws where the visitor has forbidden it.
    return false
  }
}
