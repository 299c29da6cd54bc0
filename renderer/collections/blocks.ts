import { z } from 'zod'
import { fields, link, template } from '../model/define/fields.ts'

/** Creates a schema for a heading and a sentence. */
export const heading = () =>
  fields({ title: 'The heading.', text: 'The sentence under it.' }).meta({ group: 'heading' })

const closingText = (...names: string[]) =>
  fields({
    lines: z
      .array(template(...names))
      .min(1)
      .max(2)
      .describe('The heading, on one or two lines.'),
    text: template(...names).describe('The sentence under it.'),
  })

/** Creates a schema for the call to action at the end of a page. `names` are tokens in its texts. */
export const closing = (...names: string[]) =>
  closingText(...names)
    .extend({
      primary: link().describe('The button.'),
      secondary: link().optional().describe('A less prominent link next to the button.'),
    })
    .meta({ group: 'closing' })

/** Creates a schema for the heading and sentence that an entry has in the call to action of its page. */
export const closingOverride = () =>
  closingText()
    .meta({ group: 'closing' })
    .optional()
    .describe('The call to action at the end of this page. If it’s left out, the page has the usual one.')

/** Copy of the call to action. */
export type ClosingCopy = z.infer<ReturnType<typeof closing>>

/** Creates a schema for the search field for cities and ZIP codes. */
export const finder = () =>
  fields({
    label: 'The label of the field.',
    example: 'An example in the empty field.',
    found: template('count').describe('The message above the results.'),
    none: 'The message if there are no results.',
    failed: 'The message if the names can’t be loaded.',
  })

/** Copy of the search field. */
export type Finder = z.infer<ReturnType<typeof finder>>
