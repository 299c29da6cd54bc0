import { z } from 'zod'
import { fields, link, template } from '../model/define/fields.ts'

/** Creates a schema for a heading and the text below it. */
export const heading = () =>
  fields({ title: 'The heading.', text: 'The text below the heading.' }).meta({ group: 'heading' })

const closingText = (...names: string[]) =>
  fields({
    lines: z
      .array(template(...names))
      .min(1)
      .max(2)
      .describe('The heading, on one or two lines.'),
    text: template(...names).describe('The text below the heading.'),
  })

/** Creates a schema for the call to action at the end of a page. `names` are tokens that its copy can insert. */
export const closing = (...names: string[]) =>
  closingText(...names)
    .extend({
      primaryButton: link().describe('The button.'),
      secondaryButton: link().optional().describe('The outlined button next to it.'),
    })
    .meta({ group: 'call to action' })

/** Creates a schema for the heading and sentence that an entry has in the call to action of its page. */
export const closingOverride = () =>
  closingText()
    .meta({ group: 'call-to-action text' })
    .optional()
    .describe(
      'A different heading and text for the call to action at the end of this page. Leave it out to show the usual one.',
    )

export type ClosingCopy = z.infer<ReturnType<typeof closing>>

/** Creates a schema for the copy around a single testimonial. `names` are tokens in the note. */
export const testimonialCopy = (...names: string[]) =>
  fields({
    title: 'The section heading for the testimonial, only for screen readers.',
    note: template(...names).describe('The note below the client’s name.'),
  }).describe('The copy in the testimonial section.')

/** Creates a schema for the copy of a search field. */
export const searchField = () =>
  fields({
    label: 'The label of the search field.',
    example: 'An example in the empty search field.',
    resultsMessage: template('count').describe('The message if the search has results.'),
    noResultsMessage: 'The message if the search has no results.',
    errorMessage: 'The message if the search can’t load its data.',
  })

export type SearchFieldCopy = z.infer<ReturnType<typeof searchField>>
