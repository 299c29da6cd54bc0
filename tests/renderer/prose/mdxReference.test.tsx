import { readdirSync, readFileSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import type { ComponentProps, ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { claims } from '../../../renderer/collections/claims/definition.ts'
import { company } from '../../../renderer/collections/company/definition.ts'
import { proseComponents } from '../../../renderer/components/Prose.tsx'
import { ENTRY_LINK } from '../../../renderer/model/mdx/entryLink.ts'
import { bodyPlugins } from '../../../renderer/prose/bodyPlugins.ts'
import { mdxComponents } from '../../../renderer/prose/mdxComponents.ts'
import { capitalize } from '../../../renderer/wording/format.ts'
import { getFixtureSite } from '../../support/contentFolder.ts'
import { renderPostBody } from '../../support/renderPostBody.tsx'

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
