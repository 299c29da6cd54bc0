import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, meta, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

const aboutCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: heading().describe('The heading of the page and the text below it.'),
  why: fields({
    title: 'The heading.',
    paragraphs: z.array(text()).min(2).describe('At least two paragraphs.'),
  }).describe('Reasons to choose this agency.'),
  method: fields({
    title: 'The heading.',
    steps: z
      .array(fields({ title: 'The time: `The first call`.', text: 'What we do then.' }))
      .min(3)
      .describe('The steps, in order.'),
  }).describe('How we work with a practice.'),
  word: fields({
    title: 'The heading.',
    parts: z
      .array(fields({ word: 'A part of the name.', meaning: 'Its meaning and language.' }))
      .min(2)
      .describe('The parts of the name, in order.'),
    text: 'How the name relates to the work.',
  }).describe('The meaning of the brand’s name. Rewrite it for another brand.'),
  values: heading().describe('The heading above the values of `values/`.'),
  team: heading().describe('The heading above the people of `team/`.'),
  closing: closing().describe('The call to action at the end of the page.'),
})

/** Copy of `/about`. */
export const about = defineSingleton({
  name: 'about',
  path: 'pages/about.yaml',
  schema: aboutCopy,
  page: {
    address: '/about',
    title: ({ meta }) => meta.title,
    sections: ['why', 'method', 'word', 'values', 'team', 'closing'],
  },
})
