/** What the player offers in words: a link or a button that looks like one. */
export const PLAYER_WORD =
  'player-word lights-up tabular inline-flex min-h-11 min-w-6 cursor-pointer items-center underline decoration-line underline-offset-[0.3em] hover:decoration-current aria-pressed:text-accent aria-pressed:decoration-current'
