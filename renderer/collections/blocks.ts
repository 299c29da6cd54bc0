import { z } from 'zod'
import { link, template, text } from '../model/define/fields.ts'

/** A heading with a sentence under it. */
export const heading = () => z.strictObject({ title: text(), text: text() })

/** The closing call of a page: two lines of a heading, a sentence, one or two buttons. */
export const closing = (...names: string[]) =>
  z.strictObject({
    lines: z.array(template(...names)).length(2),
    text: template(...names),
    primary: link(),
    secondary: link().optional(),
  })
export type Closing = z.infer<ReturnType<typeof closing>>
