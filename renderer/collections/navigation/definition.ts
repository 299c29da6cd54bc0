import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { link, text } from '../../model/define/fields.ts'

/** `content/navigation.yaml`: the words and links around every page. */
const menus = z.strictObject({
  skip: text(),
  main: text(),
  industries: z.strictObject({
    label: text(),
    links: z.array(link().extend({ text: text() })).min(2),
  }),
  links: z.array(link()).min(1),
  call: link(),
  sheet: z.strictObject({ open: text(), close: text() }),
  breadcrumb: text(),
  /** What marks a value tagged `!placeholder`, and what the footer says of it while there is one. */
  sample: z.strictObject({ word: text(), text: text() }),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: text(), links: z.array(link()).min(1) })).length(3),
    legal: z.array(link()).min(1),
    colophon: text(),
  }),
})
export type Navigation = z.infer<typeof menus>

export const navigation = defineSingleton({ name: 'navigation', path: 'navigation.yaml', schema: menus })
