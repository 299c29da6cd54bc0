import { z } from 'zod'
import { fields, link, template } from '../model/define/fields.ts'

export const heading = () =>
  fields({ title: 'The heading.', text: 'The sentence under it.' }).meta({ group: 'heading' })

/** The closing call of a page: two lines of a heading, a sentence, one or two buttons. */
export const closing = (...names: string[]) =>
  fields({
    lines: z
      .array(template(...names))
      .length(2)
      .describe('The two lines of the heading.'),
    text: template(...names).describe('The sentence under it.'),
    primary: link().describe('The button.'),
    secondary: link().optional().describe('A second way, as a quieter link beside the button.'),
  }).meta({ group: 'closing' })
export type Closing = z.infer<ReturnType<typeof closing>>

/** Finding a page by typing its name, or a place by its ZIP code. */
export const finder = () =>
  fields({
    label: 'The label of the field.',
    example: 'What stands in the empty field: what one might type.',
    found: template('count').describe('What is said of the results.'),
    none: 'Where there are none.',
    failed: 'Where no names could be loaded.',
  })
export type Finder = z.infer<ReturnType<typeof finder>>
