import { camel, type NewCollection } from './collectionCode.ts'

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
        <ul className="rows mt-16">
          {entries.map(({ href, title, excerpt, date }) => (
            <li key={href}>
              <a className="grid gap-3 py-8 no-underline" href={href}>
                <h2 className="text-head">{title}</h2>
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
        <div className="wrap columns mt-16">
          <div className="fold:col-start-5 fold:col-end-12">
            <Prose body={body} />
          </div>
        </div>
      </article>
      <Closing words={closing} contact={company} />
    </>
  )
}
`
