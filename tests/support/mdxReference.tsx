import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import mdx from '@mdx-js/rollup'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Prose, proseComponents } from '../../renderer/components/Prose.tsx'
import type { Site } from '../../renderer/model/load.ts'
import { mdxOptions } from '../../renderer/model/mdxOptions.ts'

/** Every file with a body, with its entry. */
export function bodiesOf(site: Site) {
  return (['posts', 'episodes', 'legal'] as const).flatMap((name) =>
    site[name].map(({ slug, body }) => ({ path: `${name}/${slug}.mdx`, body })),
  )
}

/** A body as our renderer draws it, which treats it as data and never runs it. */
export const rendered = (body: Site['posts'][number]['body']) =>
  normal(renderToStaticMarkup(<Prose body={body} />).replace(/^<div class="prose">|<\/div>$/g, ''))

/** The same body compiled to a React component by `@mdx-js/rollup`, with the same options. */
export async function compiled(file: string, site: Site): Promise<string> {
  const { transform } = mdx({ ...mdxOptions, providerImportSource: undefined })
  if (typeof transform !== 'function') throw new Error('@mdx-js/rollup has no transform hook.')
  const content = readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')
  const result: unknown = await Reflect.apply(transform, {}, [content, file])
  if (result === null || typeof result !== 'object' || !('code' in result))
    throw new Error('@mdx-js/rollup made nothing.')
  const Content = await moduleOf(basename(file), String(result.code))
  return normal(renderToStaticMarkup(<Content components={componentsOf(site)} />))
}

type Content = ComponentType<{ components: ReturnType<typeof componentsOf> }>

/** Inside the project, where the module finds React. */
async function moduleOf(name: string, code: string): Promise<Content> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/mdx-')
  try {
    writeFileSync(join(folder, `${name}.mjs`), code)
    const { default: Content }: { default: Content } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href)
    return Content
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function componentsOf({ facts, claims, ...site }: Site) {
  const { callout, figure, img, steps, comparison, bars, flow, table } = proseComponents
  const entries = [...site.services, ...site.industries, ...site.states, ...site.posts, ...site.episodes]
  const { street, city, region, postalCode } = facts.address
  const words = Object.entries({ ...facts, address: `${street}, ${city}, ${region} ${postalCode}` })
  return {
    Callout: callout,
    Figure: figure,
    img,
    Steps: steps,
    Comparison: comparison,
    Bars: bars,
    Flow: flow,
    table,
    EntryLink({ to, children }: { to: string; children?: ReactNode }) {
      const entry = entries.find(({ slug }) => slug === to.split('/').at(-1))
      return <a href={hrefOf(to)}>{children ?? (entry && ('name' in entry ? entry.name : entry.title))}</a>
    },
    Fact: ({ name }: { name: string }) => String(new Map<string, unknown>(words).get(name)),
    Claim: ({ id }: { id: string }) => claims[id]?.value,
  }
}

/** Where each entry's page is, said a second time and not in the words of our code. */
function hrefOf(to: string): string {
  const folders = { posts: 'blog', episodes: 'podcast', states: 'locations', cities: 'locations' }
  const folder = new Map(Object.entries(folders)).get(to.split('/')[0] ?? '')
  return `/${folder ? to.replace(/^\w+/, folder) : to}`
}

/**
 * White space between blocks, how the alignment of a table's cells is written, and the order of attributes are no
 * difference to a reader. Pictures get their sizes after the body is compiled: of them, the words are compared.
 */
function normal(html: string): string {
  return html
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ style="text-align:(\w+)"/g, ' align="$1"')
    .replaceAll(/<picture>.*?(<img[^>]*>)<\/picture>/g, '$1')
    .replaceAll(/<img[^>]*?( alt="[^"]*")[^>]*>/g, '<img$1>')
    .replaceAll(/(?: [\w-]+="[^"]*"){2,}/g, (attributes) =>
      [...attributes.matchAll(/ [\w-]+="[^"]*"/g)].sort().join(''),
    )
    .trim()
}
