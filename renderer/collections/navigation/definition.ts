import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, link, text } from '../../model/define/fields.ts'

const describedLink = link().extend({ text: text().describe('A few words below the link text.') })
const linkGroup = fields({
  title: 'The heading of the group of links.',
  links: z.array(link()).min(1).describe('The links in the group.'),
})

const navigationSchema = fields({
  skipLink: 'The text of the skip link, which lets keyboard and screen reader users skip the menus.',
  mainMenuName: 'The name of the main menu, for screen readers.',
  industries: fields({
    label: 'The label of the button that opens the menu of industries.',
    links: z.array(describedLink).min(2).describe('The links in the menu.'),
  }).describe('The menu of industries in the header.'),
  links: z.array(link()).min(1).describe('The other links in the main menu.'),
  callButton: link().describe('The button in the header of every page.'),
  mobileMenu: fields({
    openButton: 'The label of the button that opens the menu.',
    closeButton: 'The label of the button that closes the menu.',
  }).describe('The mobile menu, which phones show instead of the main menu.'),
  breadcrumbName: 'The name of the breadcrumb, for screen readers.',
  placeholderNote: fields({
    label: 'The label of placeholders. The footer shows the label, and screen readers read it next to each one.',
    text: 'The explanation after the label in the footer, if the site has placeholders.',
  }).describe('How pages mark placeholders.'),
  footer: fields({
    label: 'The name of the links in the footer, for screen readers.',
    groups: z.array(linkGroup).min(1).max(4).describe('Up to four groups of links.'),
    legal: z.array(link()).min(1).describe('The links to the terms and the privacy policy, below the groups.'),
    copyright: 'The copyright line at the bottom of every page.',
  }).describe('The footer of every page.'),
})

export const navigation = defineSingleton({ name: 'navigation', path: 'navigation.yaml', schema: navigationSchema })
