import { readdirSync, readFileSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { ComponentProps, ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { claims } from '../../../renderer/collections/claims/definition.ts'
import { company } from '../../../renderer/collections/company/definition.ts'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { Prose, proseComponents } from '../../../renderer/components/Prose.tsx'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { ENTRY_LINK } from '../../../renderer/model/mdx/entryLink.ts'
import { bodyPlugins } from '../../../renderer/prose/bodyPlugins.ts'
import { mdxComponents } from '../../../renderer/prose/mdxComponents.ts'
import { capitalize } from '../../../renderer/wording/format.ts'
import { createPost, createTestSite, getFixtureSite } from '../../support/contentFolder.ts'

async function renderPostBody(text: string): Promise<string> {
  const site = await createTestSite(createPost(text))
  const { body } = site.getEntry(posts, new Reference('posts', 'a-post'))
  return renderToStaticMarkup(<Prose body={body} />)
}

async function render(text: string) {
  const document = parseDocument(await renderPostBody(text))
  return (name: string) => DomUtils.getElementsByTagName(name, document)
}
const getTexts = (elements: Parameters<typeof DomUtils.textContent>[0][]) =>
  elements.map((element) => DomUtils.textContent(element).trim())

test.each([
  ['aligns table cells', '| A | B |\n| --- | ---: |\n| 1 | 2 |', '<td data-align="right">2</td>'],
  ['sets `noopener` on external links', 'See https://www.example.org/path now.', 'path" rel="noopener">'],
  ['adds no attributes to internal links', 'See [us](/about).', '<a href="/about">us</a>'],
  ['keeps the start number of a list', 'Text.\n\n4. Four\n5. Five', '<ol start="4">'],
])('%s', async (_, text, html) => {
  expect(await renderPostBody(text)).toContain(html)
})

test.each([
  '![A room](/media/posts/room.png)',
  '<Figure src="posts/room.png" alt="A room" width="960" height="600" />',
])('renders a lazy image with a source set: %s', async (text) => {
  const getElements = await render(text)
  const [source, image] = [getElements('source')[0]?.attribs, getElements('img')[0]?.attribs]
  const files = [320, 640, 960].map((width) => `/images/posts/room.png/${width}.avif ${width}w`)
  expect(source).toMatchObject({ type: 'image/avif', srcset: files.join(', '), sizes: image?.sizes })
  const src = '/images/posts/room.png/960.webp'
  expect(image).toMatchObject({ src, alt: 'A room', width: '960', height: '600', loading: 'lazy', decoding: 'async' })
})

test('shows the values of <Bars> in the title and as text, formatted as in the source', async () => {
  const getElements = await render(
    '<Bars unit="$" caption="What a patient cost.">\n- Ads alone: 150\n- With the fee: 1,187.50\n</Bars>',
  )
  const [svg] = getElements('svg')
  expect(svg?.attribs.role).toBe('img')
  expect(getTexts(getElements('title'))).toEqual(['What a patient cost. Ads alone: $150. With the fee: $1,187.50.'])
  expect(getTexts(getElements('text'))).toEqual(['Ads alone', '$150', 'With the fee', '$1,187.50'])
  expect(getElements('ul')).toEqual([])
})

test.each([
  ['tight', '\n'],
  ['loose', '\n\n'],
])('renders <Flow> from a %s list', async (_, between) => {
  const items = ['1. Called: A patient calls.', '2. Booked: See [our page](/services).', '3. Came: At 9:30, she came.']
  const getElements = await render(`<Flow caption="From call to chair.">\n\n${items.join(between)}\n\n</Flow>`)
  expect(getElements('ol')).toHaveLength(1)
  expect(getTexts(getElements('strong'))).toEqual(['Called', 'Booked', 'Came'])
  expect(getTexts(getElements('span'))).toEqual(['A patient calls.', 'See our page.', 'At 9:30, she came.'])
  expect(getTexts(getElements('figcaption'))).toEqual(['From call to chair.'])
})

test('labels the cells of <Comparison> with their column, and has row headers', async () => {
  const rows = [
    '| Topic | Ask | Avoid |',
    '| --- | --- | ---: |',
    '| Term | How long? | Why? |',
    '| Fee | What for? | |',
  ]
  const getElements = await render(`<Comparison>\n${rows.join('\n')}\n</Comparison>`)
  expect(getTexts(getElements('th'))).toEqual(['Topic', 'Ask', 'Avoid', 'Term', 'Fee'])
  expect(getElements('th').map(({ attribs }) => attribs.scope)).toEqual([undefined, undefined, undefined, 'row', 'row'])
  expect(getElements('td').map(({ attribs }) => attribs['data-label'])).toEqual(['Ask', 'Avoid', 'Ask', 'Avoid'])
})

const FOLDER = 'tests/fixtures/bodies'
const bodies = readdirSync(FOLDER).map((file) => ({ file, body: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
const site = await getFixtureSite()

const { address, ...details } = site.get(company)
const addressText = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
const detailTexts: Record<string, unknown> = { ...details, address: addressText }

const ENTRIES: Record<string, [href: string, name: string]> = {
  'services/local-seo': ['/services/local-seo', 'Local SEO'],
  'industries/dental-implants': ['/industries/dental-implants', 'Dentists'],
  'states/alabama': ['/locations/alabama', 'Alabama'],
  'cities/alabama/mobile': ['/locations/alabama/mobile', 'Mobile'],
  'posts/first-post': ['/blog/first-post', 'First post'],
  'episodes/first-episode': ['/podcast/first-episode', 'First episode'],
}

const PRICES: Record<string, string> = { 'paid-media/small': '$750', 'paid-media/powerful': '$2,498' }

function EntryLink({ to, children }: { to: string; children?: ReactNode }) {
  const [href, name] = ENTRIES[to] ?? []
  return <a href={href}>{children ?? name}</a>
}

function Image(props: ComponentProps<typeof proseComponents.img>) {
  const size = props.src.endsWith('.png') ? { width: '960', height: '600' } : {}
  return <proseComponents.img {...props} {...size} />
}

const components = {
  ...Object.fromEntries(Object.entries(proseComponents).map(([name, component]) => [capitalize(name), component])),
  table: proseComponents.table,
  img: Image,
  EntryLink,
  Fact: ({ name }: { name: string }) => String(detailTexts[name]),
  Price: ({ of }: { of: string }) => PRICES[of],
  Claim: ({ id }: { id: string }) => site.get(claims)[id]?.value,
}

async function renderWithRollup(file: string, body: string): Promise<string> {
  const { transform } = mdx({
    outputFormat: 'function-body',
    remarkPlugins: [[remarkGfm, { singleTilde: false }]],
    rehypePlugins: [rehypeSlug, ...bodyPlugins],
  })
  if (typeof transform !== 'function') throw new Error('@mdx-js/rollup has no transform hook.')
  const { code } = (await Reflect.apply(transform, {}, [body, file])) as { code: string }
  const { default: Content } = new Function(code)(runtime)
  return renderToStaticMarkup(<Content components={components} />)
}

// Our engine treats bodies as data. `@mdx-js/rollup` compiles them to code and runs it.
test.each(bodies)('renders the same HTML as @mdx-js/rollup: $file', async ({ file, body }) => {
  const ours = (await renderPostBody(body)).replace(/^<div class="[^"]*">|<\/div>$/g, '')
  expect(normalize(ours)).toBe(normalize(await renderWithRollup(file, body)))
})

test('the bodies use every component', () => {
  const all = bodies.map(({ body }) => body).join('\n')
  for (const name of [...Object.keys(mdxComponents), ENTRY_LINK]) expect(all).toContain(`<${name}`)
})

function normalize(html: string): string {
  const sortAttributes = (attributes: string) => (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join('')
  return html
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/(?: [\w-]+="[^"]*"){2,}/g, sortAttributes)
    .trim()
}
