import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, text } from '../../model/define/fields.ts'

const menus = fields({
  skip: 'The first link of every page, for keyboards and screen readers: it leads past the menus.',
  main: 'What the menu is, for screen readers.',
  industries: fields({
    label: 'The button that opens it.',
    links: z
      .array(link().extend({ text: text().describe('A few words under the link.') }))
      .min(2)
      .describe('The links in it.'),
  }).describe('The menu of specialties.'),
  links: z.array(link()).min(1).describe('The other links at the top of every page.'),
  call: link().describe('The button at the top of every page.'),
  sheet: fields({ open: 'The button that opens it.', close: 'The button that closes it.' }).describe(
    'The menu of phones.',
  ),
  breadcrumb: 'What the path above a page’s heading is, for screen readers.',
  sample: fields({
    word: 'The word beside a value that waits for the owner.',
    text: 'What the footer says of it while there is one. The word stands before it.',
  }).describe('How pages mark what waits for the owner.'),
  footer: fields({
    label: 'What its links are, for screen readers.',
    groups: z
      .array(
        fields({
          title: 'The heading of the group.',
          links: z.array(link()).min(1).describe('Its links.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('Up to four groups of links.'),
    legal: z.array(link()).min(1).describe('The links to terms and privacy.'),
    colophon: 'The last line of every page.',
  }).describe('The foot of every page.'),
})
export type Navigation = z.infer<typeof menus>

export const navigation = defineSingleton({
  name: 'navigation',
  path: 'navigation.yaml',
  schema: menus,
})
