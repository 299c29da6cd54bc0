/** What the player offers in words: a link or a button that looks like one. */
export const PLAYER_WORD =
  'player-word inline-flex min-h-11 min-w-6 cursor-pointer items-center tabular underline decoration-line underline-offset-[0.3em] transition-colors hover:text-accent hover:decoration-current aria-pressed:text-accent aria-pressed:decoration-current'
