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
import { day, description, link, meta, notFoundView, title } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import { latestFirst } from '../lists.ts'

/** \`content/${name}/*.mdx\`, the front matter. */
const ${one} = z.strictObject({
  title: title().describe('The title. No other ${singular} has it.'),
  excerpt: description().describe('What a reader gets of it: for cards and search results.'),
  date: day().describe('The day on which it appeared. The latest stands first.'),
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
  unique: (at) => [at.title, at.excerpt],
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

/** The pages of a collection, by their paths in its folder of \`pages\`. */
export function pageCode({ name, singular, address }: NewCollection): Map<string, string> {
  const [all, one] = [camel(name), camel(singular)]
  const up = '../'.repeat(address.split('/').length)
  const definition = `renderer/collections/${camel(name)}/definition.ts`
  return new Map([
    ['+data.ts', listingData(all, one, up, definition)],
    ['+Page.tsx', listingPage(all, address, up)],
    ['@slug/+data.ts', entryData(all, one, `../${up}`, definition)],
    ['@slug/+Page.tsx', entryPage(one, address, `../${up}`)],
  ])
}

const listingData = (
  all: string,
  one: string,
  up: string,
  definition: string,
) => `import type { PageContextServer } from 'vike/types'
import { ${[`${all}`, `${one}Summary`].sort().join(', ')} } from '${up}${definition}'
import { company } from '${up}renderer/collections/company/definition.ts'
import { listingMeta } from '${up}renderer/page.ts'
import { itemList } from '${up}renderer/structuredData/lists.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(${all}.listing)
  const entries = site.all(${all}).map(${one}Summary)
  return {
    meta: { ...listingMeta(site, ${all}.base, words), structuredData: [itemList(site, entries)] },
    words,
    company: site.get(company),
    entries,
  }
}
export type Data = ReturnType<typeof data>
`

const listingPage = (
  all: string,
  address: string,
  up: string,
) => `import { Closing } from '${up}renderer/components/Closing.tsx'
import { PageHead } from '${up}renderer/components/PageHead.tsx'
import { Day } from '${up}renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** \`${address}\`: all ${all}, the latest first. */
export function Page({ words, company, entries }: Data) {
  return (
    <>
      <PageHead {...words.hero} />
      <div className="wrap">
        <ul className="rows">
          {entries.map(({ href, title, excerpt, date }) => (
            <li key={href}>
              <a className="columns" href={href}>
                <h2>{title}</h2>
                <Day date={date} className="note" />
                <p>{excerpt}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Closing words={words.closing} contact={company} />
    </>
  )
}
`

const entryData = (all: string, one: string, up: string, definition: string) => `import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { ${all} } from '${up}${definition}'
import { company } from '${up}renderer/collections/company/definition.ts'
import { pageMeta } from '${up}renderer/page.ts'
import { breadcrumbs } from '${up}renderer/structuredData/lists.ts'
import { formatDay } from '${up}renderer/wording/format.ts'

export function data({ site, routeParams }: PageContextServer) {
  const ${one} = site.find(${all}, routeParams.slug)
  if (!${one}) throw render(404)
  const { slug, title, excerpt, date } = ${one}
  const address = ${all}.address(slug)
  return {
    meta: pageMeta(site, {
      title,
      description: excerpt,
      share: { of: address, title, detail: formatDay(date) },
      published: date,
      structuredData: [breadcrumbs(site, address)],
    }),
    words: site.get(${all}.page),
    company: site.get(company),
    ${one}: site.resolve(${one}),
  }
}
export type Data = ReturnType<typeof data>
`

const entryPage = (
  one: string,
  address: string,
  up: string,
) => `import { Closing } from '${up}renderer/components/Closing.tsx'
import { BackLink } from '${up}renderer/components/PageHead.tsx'
import { Prose } from '${up}renderer/components/Prose.tsx'
import { Day } from '${up}renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** \`${address}/{slug}\` */
export function Page({ words: { back, closing }, company, ${one} }: Data) {
  const { title, excerpt, date, body } = ${one}
  return (
    <>
      <article>
        <header className="page-head wrap columns">
          <BackLink href={back.to.slug} label={back.label} />
          <h1>{title}</h1>
          <Day date={date} className="note" />
          <p className="lede">{excerpt}</p>
        </header>
        <div className="wrap columns">
          <Prose body={body} />
        </div>
      </article>
      <Closing words={closing} contact={company} />
    </>
  )
}
`
