import { z } from 'zod'
import { closing, link, text } from '../fields.ts'

/** `content/pages/post.yaml`: what every `/blog/{slug}` says around the article. */
export const postCopy = z.strictObject({
  back: link(),
  readingTime: text(),
  takeaways: z.strictObject({ title: text(), points: z.array(text()).min(3) }),
  strategy: z.strictObject({ title: text(), paragraphs: z.array(text()).min(2) }),
  consultation: z.strictObject({ text: text(), call: link() }),
  related: text(),
  closing: closing(),
})
