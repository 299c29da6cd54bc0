import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, text } from '../../model/define/fields.ts'
import { headingWithText, pageCopy, section } from '../blocks.ts'

const step = fields({ title: 'When the step happens: `The first call`.', text: 'What we do in the step.' })
const wordPart = fields({ word: 'A part of the brand name.', meaning: 'The meaning and language of the part.' })

const aboutCopy = pageCopy({
  why: section({
    paragraphs: z.array(text()).min(2).describe('The text of the section. At least two paragraphs.'),
  }).describe('The section with reasons to choose us.'),
  method: section({
    steps: z.array(step).min(3).describe('The steps, in order.'),
  }).describe('The section about how we work with a practice.'),
  brandWord: section({
    parts: z.array(wordPart).min(2).describe('The parts of the brand name, in order.'),
    text: 'How the brand name relates to our work.',
  }).describe('The section about the meaning of the brand name. Rewrite this section for another brand.'),
  values: headingWithText().describe('The section heading and text for the values in `values/`.'),
  team: headingWithText().describe('The section heading and text for the people in `team/`.'),
})

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
