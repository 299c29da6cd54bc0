import { z } from 'zod'
import { link, text } from '../fields.ts'

/** `content/pages/episode.yaml`: what every `/podcast/{slug}` says around the episode. */
export const episodeCopy = z.strictObject({
  back: link(),
  badge: text(),
  cover: text(),
  duration: text(),
  audio: z.strictObject({ label: text(), fallback: text(), download: text() }),
  chapters: text(),
  notes: text(),
  /** `label` opens the transcript, and says that it is edited. */
  transcript: z.strictObject({ title: text(), label: text() }),
  call: z.strictObject({ title: text(), text: text(), primary: link(), secondary: link() }),
})
