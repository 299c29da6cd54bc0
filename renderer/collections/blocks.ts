import { z } from 'zod'
import { link, template, text, words } from '../model/define/fields.ts'

/** A heading with a sentence under it. */
export const heading = () => words({ title: 'The heading.', text: 'The sentence under it.' }).meta({ group: 'heading' })

/** The closing call of a page: two lines of a heading, a sentence, one or two buttons. */
export const closing = (...names: string[]) =>
  z
    .strictObject({
      lines: z
        .array(template(...names))
        .length(2)
        .describe('The two lines of the heading.'),
      text: template(...names).describe('The sentence under it.'),
      primary: link().describe('The button.'),
      secondary: link().optional().describe('A second way, as a quieter link beside the button.'),
    })
    .meta({ group: 'closing' })
export type Closing = z.infer<ReturnType<typeof closing>>

/** Finding a page by typing its name. */
export const finder = () =>
  z.strictObject({
    label: text().describe('The label of the field.'),
    example: text().describe('What stands in the empty field: a name, as one might type it.'),
    found: template('count').describe('What is said of the results.'),
    none: text().describe('Where there are none.'),
    failed: text().describe('Where no names could be loaded.'),
  })
export type Finder = z.infer<ReturnType<typeof finder>>
