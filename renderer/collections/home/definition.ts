import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { link, meta, reference, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import { company } from '../company/definition.ts'

/** `content/pages/home.yaml`: `/` */
const homeWords = z.strictObject({
  meta: meta().describe('What search results show of the page.'),
  hero: z
    .strictObject({
      kind: text().describe('What we are and for whom, above the headline.'),
      lines: z.array(text()).length(2).describe('The two lines of the headline.'),
      lede: text().describe('What we do, in a few sentences.'),
      call: link().describe('The button.'),
      note: text().describe('The line under the button, with our claims.'),
    })
    .describe('The head of the page.'),
  services: z
    .strictObject({
      title: text().describe('The heading.'),
      from: text().describe('What stands before the lowest price of a service.'),
      perMonth: text().describe('What stands behind it.'),
      more: link().describe('The link to all services.'),
    })
    .describe('The list of services with their lowest prices.'),
  blueprint: z
    .strictObject({
      title: text().describe('The heading.'),
      text: text().describe('The sentence under it.'),
      steps: z.array(heading()).length(5).describe('Five steps, in the order of the work.'),
    })
    .describe('How the work goes, in five steps.'),
  revolution: z
    .strictObject({
      title: text().describe('The heading.'),
      statement: text().describe('The claim as a sentence, in large type.'),
      text: text().describe('What follows from it.'),
      note: text().describe('What the drawing means, below it.'),
      claim: reference('claims').describe('The claim that the hundred lights draw: a percentage of patients.'),
      drawing: z
        .strictObject({
          label: template('inside', 'outside').describe('The drawing in words, for those who do not see it.'),
          ring: text().describe('What stands on the ring: `5 miles`.'),
        })
        .describe('The drawing of a hundred lights around a practice.'),
    })
    .describe('Why distance decides.'),
  basis: template('basis').describe('How a claim’s basis is introduced.'),
  results: z
    .strictObject({
      title: text().describe('The heading.'),
      note: text().describe('Whose figures they are, and that others’ will differ.'),
      claims: z.array(reference('claims')).length(3).describe('Three claims with a `chart`, by their ids.'),
    })
    .describe('Three claims, drawn to scale.'),
  articles: z
    .strictObject({ title: text().describe('The heading.'), more: link().describe('The link to all of them.') })
    .describe('What stands around the latest articles.'),
  episodes: z
    .strictObject({ title: text().describe('The heading.'), more: link().describe('The link to all of them.') })
    .describe('What stands around the latest episodes.'),
  closing: closing().describe('The call at the end of the page.'),
})
export type HomeWords = z.infer<typeof homeWords>

export const home = defineSingleton({
  name: 'home',
  path: 'pages/home.yaml',
  schema: homeWords,
  page: {
    address: '/',
    title: (_, site) => site.get(company).brand,
    sections: ['results', 'services', 'blueprint', 'revolution', 'articles', 'episodes', 'closing'],
  },
})
