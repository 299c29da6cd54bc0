import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import mdx from '@mdx-js/rollup'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, test } from 'vitest'
import { Prose, proseComponents } from '../../renderer/components/Prose.tsx'
import { loadSite } from '../../renderer/model/site.ts'
import { mdxOptions } from '../../renderer/prose/mdxOptions.ts'
import { today } from '../../scripts/steps/checkContent.ts'

/**
 * Our renderer treats a body as data and never runs it. `@mdx-js/rollup` compiles the same file, with the same options,
 * to a React component: on everything that content may contain, both must say the same.
 */
const { site } = await loadSite({ root: 'content', today: today() })
if (!site) throw new Error('The content has problems: npm run check')
const { facts, claims } = site
const entries = [...site.services, ...site.industries, ...site.states, ...site.posts, ...site.episodes]
const { street, city, region, postalCode } = facts.address
const words = new Map(
  Object.entries({ ...facts, address: `${street}, ${city}, ${region} ${postalCode}` }).map(([name, value]) => [
    name,
    String(value),
  ]),
)

const { callout, figure, img, steps, comparison, bars, flow, table } = proseComponents
const components = {
  Callout: callout,
  Figure: figure,
  img,
  Steps: steps,
  Comparison: comparison,
  Bars: bars,
  Flow: flow,
  table,
  EntryLink,
  Fact: ({ name }: { name: string }) => words.get(name),
  Claim: ({ id }: { id: string }) => claims[id]?.value,
}

/** Where each entry's page is, said a second time and not in the words of our code. */
function EntryLink({ to, children }: { to: string; children?: ReactNode }) {
  const entry = entries.find(({ slug }) => slug === to.split('/').at(-1))
  const folder = { posts: 'blog', episodes: 'podcast', states: 'locations', cities: 'locations' }[
    to.split('/')[0] ?? ''
  ]
  const words = children ?? (entry && ('name' in entry ? entry.name : entry.title))
  return <a href={`/${folder ? to.replace(/^\w+/, folder) : to}`}>{words}</a>
}

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/mdx-')
afterAll(() => rmSync(folder, { recursive: true }))

async function reference(file: string): Promise<string> {
  const { transform } = mdx({ ...mdxOptions, providerImportSource: undefined })
  if (typeof transform !== 'function') throw new Error('@mdx-js/rollup has no transform hook.')
  const content = readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')
  const result: unknown = await Reflect.apply(transform, {}, [content, file])
  if (result === null || typeof result !== 'object' || !('code' in result))
    throw new Error('@mdx-js/rollup made nothing.')
  const module = join(folder, `${basename(file)}.mjs`)
  writeFileSync(module, String(result.code))
  const { default: Content }: { default: ComponentType<{ components: typeof components }> } = await import(
    pathToFileURL(module).href
  )
  return renderToStaticMarkup(<Content components={components} />)
}

const files = ['posts', 'episodes', 'legal'].flatMap((name) =>
  readdirSync(`content/${name}`).map((file) => [name, basename(file, '.mdx')] as const),
)

describe('a body as data renders as the one that @mdx-js/rollup compiles', () => {
  test.each(files)('%s/%s', async (name, slug) => {
    const entry = [...site.posts, ...site.episodes, ...site.legal].find((each) => each.slug === slug)
    if (!entry) throw new Error(`${name}/${slug} is not in the site.`)
    const ours = renderToStaticMarkup(<Prose body={entry.body} />)
    const theirs = await reference(`content/${name}/${slug}.mdx`)
    expect(normal(ours.replace(/^<div class="prose">|<\/div>$/g, ''))).toBe(normal(theirs))
  })
})

/** White space between blocks, how the alignment of a table's cells is written, and the order of attributes are no difference to a reader. */
function normal(html: string): string {
  return html
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ style="text-align:(\w+)"/g, ' align="$1"')
    .replaceAll(/(?: [\w-]+="[^"]*"){2,}/g, (attributes) =>
      [...attributes.matchAll(/ [\w-]+="[^"]*"/g)].sort().join(''),
    )
    .trim()
}
