/** What the player needs to know of an episode, wherever on the site it plays. */
export interface PlayableEpisode {
  /** Its page, `/podcast/answer-the-phone`. It tells episodes apart. */
  address: string
  title: string
  /** The podcast's name, as a lock screen shows it. */
  show: string
  /** The recording's address. */
  source: string
  /** Seconds, as declared: shown until the recording is loaded. */
  duration: number
  chapters: { at: number; title: string }[]
}
