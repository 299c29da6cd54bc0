import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, meta, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'

const aboutWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  why: fields({
    title: 'The heading.',
    paragraphs: z.array(text()).min(2).describe('Two paragraphs or more.'),
  }).describe('Why this agency and no other.'),
  word: fields({
    title: 'The heading.',
    parts: z
      .array(fields({ word: 'A part of the name.', meaning: 'What it means, with its language.' }))
      .min(2)
      .describe('The parts of the name, in their order.'),
    text: 'What the name has to do with the work.',
  }).describe('What the brand’s name means. Another brand rewrites it.'),
  values: heading().describe('What stands above the values of `values/`.'),
  team: heading().describe('What stands above the people of `team/`.'),
  closing: closing().describe('The call at the end of the page.'),
})

export const about = defineSingleton({
  name: 'about',
  path: 'pages/about.yaml',
  schema: aboutWords,
  page: { address: '/about', title: ({ meta }) => meta.title, sections: ['why', 'word', 'values', 'team', 'closing'] },
})
