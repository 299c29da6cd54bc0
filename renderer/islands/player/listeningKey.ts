/** The name under which a tab keeps what is being listened to: a file of its own, since every page looks for it. */
export const LISTENING = 'podcast-listening'
