/** How a new collection is called, in each of the places that name it. */
export interface NewCollection {
  /** `Case studies` */
  title: string
  /** `case-studies` */
  name: string
  /** `case study` */
  singular: string
  /** `/case-studies` */
  address: string
}

/** `case-studies` is `caseStudies`. */
export function camel(name: string): string {
  return name.replaceAll(/[- ](\w)/g, (_, letter: string) => letter.toUpperCase())
}

const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())

/** The definition of a collection, from which everything else is derived. */
export function definitionCode({ name, singular, address }: NewCollection): string {
  const [all, one] = [camel(name), camel(singular)]
  return `import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { day, description, link, meta, notFoundView, title, webAddress } from '../../model/define/fields.ts'
import { schedule } from '../../model/define/schedule.ts'
import { closing, heading } from '../blocks.ts'
import { latestFirst } from '../lists.ts'

/** \`content/${name}/*.mdx\`, the front matter. */
const ${one} = z.strictObject({
  title: title().describe('The title. No other ${singular} has it.'),
  excerpt: description().describe('What a reader gets of it: for cards and search results.'),
  date: day().describe('The day on which it appeared. The latest stands first.'),
  guid: webAddress()
    .optional()
    .describe('What readers of feeds know it by, where its address has changed: the whole one that it had at first.'),
  ...schedule(),
})

/** \`content/${name}/_listing.yaml\`: \`${address}\` */
const listing = z.strictObject({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  closing: closing().describe('The call at the end of the page.'),
})

/** \`content/${name}/${wordsFile(singular)}\`: what every \`${address}/{slug}\` says around the text. */
const page = z.strictObject({
  back: link().describe('The link back to the list.'),
  closing: closing().describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below \`${address}\` shows that leads nowhere.'),
})

export const ${all} = defineCollection({
  name: '${name}',
  singular: '${singular}',
  format: 'mdx',
  schema: ${one},
  nameOf: ({ title }) => title,
  order: latestFirst,
  unique: (at) => [at.title, at.excerpt, at.guid],
  past: (at) => at.date,
  address: '${address}',
  listing,
  listingSections: ['closing'],
  page,
  sections: ['closing'],
})

export type ${pascal(singular)}Entry = Entry<typeof ${all}>

/** What lists show of one. */
export function ${one}Summary({ slug, title, excerpt, date }: ${pascal(singular)}Entry) {
  return { href: ${all}.address(slug), title, excerpt, date }
}
`
}

/** The file with the words around each entry. */
export function wordsFile(singular: string): string {
  return `_${singular.replaceAll(' ', '-')}.yaml`
}
