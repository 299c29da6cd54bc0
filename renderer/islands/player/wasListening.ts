/** Where a tab keeps what is listened to: apart from `storage.ts`, all of which every page’s script would bring with it. */
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
