import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, text } from '../../model/define/fields.ts'

const menus = fields({
  skip: 'The first link of every page, for keyboards and screen readers. It skips the menus.',
  main: 'The name of the menu, for screen readers.',
  industries: fields({
    label: 'The button that opens it.',
    links: z
      .array(link().extend({ text: text().describe('A few words below the link.') }))
      .min(2)
      .describe('The links in it.'),
  }).describe('The menu of specialties.'),
  links: z.array(link()).min(1).describe('The other links at the top of every page.'),
  call: link().describe('The button at the top of every page.'),
  sheet: fields({ open: 'The button that opens it.', close: 'The button that closes it.' }).describe(
    'The menu on phones.',
  ),
  breadcrumb: 'The name of the breadcrumbs, for screen readers.',
  sample: fields({
    word: 'The label next to a placeholder.',
    text: 'The explanation in the footer, after the label, if there’s a placeholder.',
  }).describe('The marks of placeholders.'),
  footer: fields({
    label: 'The name of the links, for screen readers.',
    groups: z
      .array(
        fields({
          title: 'The heading of the group.',
          links: z.array(link()).min(1).describe('The links of the group.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('Up to four groups of links.'),
    legal: z.array(link()).min(1).describe('The links to terms and privacy.'),
    colophon: 'The last line of every page.',
  }).describe('The footer of every page.'),
})

/** Menus, and labels that all pages share. */
export type Navigation = z.infer<typeof menus>

/** Menus, and labels that all pages share. */
export const navigation = defineSingleton({
  name: 'navigation',
  path: 'navigation.yaml',
  schema: menus,
})
