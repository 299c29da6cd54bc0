import { z } from 'zod'
import { fields, link, meta, template } from '../model/define/fields.ts'
import { displayDate, draftField, expiryFields, publishingField } from '../model/define/schedule.ts'

/** Creates a schema for a heading and the text below it. */
export const headingWithText = () =>
  fields({ title: 'The heading.', text: 'The text below the heading.' }).meta({ sharedObjectName: 'heading' })

/** Creates a schema for a section: a heading and more fields. */
export const section = <Fields extends Record<string, string | z.ZodType>>(moreFields: Fields) =>
  fields({ title: 'The section heading.', ...moreFields })

const closingText = (tokenNames: string[]) => {
  const copy = template(...tokenNames)
  return fields({
    lines: z.array(copy).min(1).max(2).describe('The heading, on one or two lines.'),
    text: copy.describe('The text below the heading.'),
  })
}

/** Creates a schema for the call to action at the end of a page. */
export const closing = (...tokenNames: string[]) =>
  closingText(tokenNames)
    .extend({
      primaryButton: link().describe('The button.'),
      secondaryButton: link().optional().describe('The outlined button next to it.'),
    })
    .meta({ sharedObjectName: 'call to action' })
    .describe('The call to action at the end of the page.')

/** Creates a schema for an entry's own heading and text in the call to action. */
export const closingOverride = () =>
  closingText([])
    .meta({ sharedObjectName: 'call-to-action text' })
    .optional()
    .describe('The heading and text of the call to action on this page. Leave it out to show the general text.')

/** Creates a schema for the copy of a page: search results, the hero, more fields, and the call to action. */
export const pageCopy = <Fields extends Record<string, string | z.ZodType>>(moreFields: Fields) =>
  fields({
    meta: meta().describe('The title and description in search results.'),
    hero: headingWithText().describe('The hero: the page heading and the text below the heading.'),
    ...moreFields,
    closing: closing(),
  })

export type ClosingCopy = z.infer<ReturnType<typeof closing>>

/** Creates a schema for entries that can be drafts or scheduled. */
export const scheduledEntry = <Fields extends Record<string, string | z.ZodType>>(moreFields: Fields) =>
  fields({ ...draftField, ...moreFields, ...publishingField, ...expiryFields })

/** Creates the fields for the date that visitors see and the start of publication. */
export const dateFields = () => ({ date: displayDate(), ...publishingField })

/** Creates a schema for the copy around a testimonial. The note can have tokens. */
export const testimonialCopy = (...tokenNames: string[]) =>
  fields({
    title: 'The section heading for the testimonial, only for screen readers.',
    note: template(...tokenNames).describe('The note below the client’s name.'),
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
