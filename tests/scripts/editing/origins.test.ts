import { describe, expect, test } from 'vitest'
import type { PageInfo } from '../../../renderer/editing/pageInfo.ts'
import { withoutWhole } from '../../../renderer/markup/wholeWords.ts'
import { checkSources } from '../../../renderer/model/check/checkSources.ts'
import { markSite } from '../../../renderer/model/origins/markSite.ts'
import { Origins } from '../../../renderer/model/origins/origins.ts'
import { Places } from '../../../renderer/places/places.ts'
import { Annotator } from '../../../scripts/editing/annotatedPage.ts'
import { assertEditable } from '../../../scripts/editing/assertEditable.ts'
import { fixtureTexts, folderWith, model, TODAY } from '../../support/contentFolder.ts'
import { renderRoute } from '../../support/renderRoute.ts'
import { withoutOrigins } from '../../support/withoutOrigins.ts'

/** Components with words in their tags, and with items that they part at the colon. */
const DRAWN = `
<Bars unit="$" caption="What each visit cost">

- Before: 150.00
- Afterwards: 187.50

</Bars>

<Flow caption='From the call "to" the chair'>

1. Called: Somebody rings at noon.
2. Answered: A person picks up.
3. Booked: The visit is on the calendar.

</Flow>
`
const folder = await folderWith({ 'posts/first-post.mdx': (text) => text + DRAWN })
const { site, checked } = checkSources(model, folder, TODAY)
if (!site) throw new Error('The fixture is not in order.')
const origins = new Origins()
const marked = markSite(site, checked, origins)
const annotator = new Annotator(site, checked, origins)
const places = new Places(site)

/** A page of each kind: its folder, its address, and what the address stands for. */
const PAGES: [folder: string, address: string, params?: Record<string, string>][] = [
  ['index', '/'],
  ['services', '/services'],
  ['services/@slug', '/services/paid-media', { slug: 'paid-media' }],
  ['blog/@slug', '/blog/first-post', { slug: 'first-post' }],
  ['locations/@state/@city', '/locations/alabama/huntsville', { state: 'alabama', city: 'huntsville' }],
  ['contact', '/contact'],
]

function annotated(folder: string, address: string, params: Record<string, string> = {}) {
  const render = (of: typeof site) => renderRoute(of ?? expect.fail(), folder, address, params, new Set(), places)
  const html = render(site)
  const meta = { title: 'A title', description: 'A description' }
  const page = annotator.annotated({ address, meta, html, withMarks: render(marked) })
  return { html, page, info: infoOf(page) }
}

function infoOf(page: string): PageInfo {
  const [, json = '{}'] = /data-info="([^"]*)"/.exec(page) ?? []
  return JSON.parse(
    json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )
}

/** The origins of the element that says a text: `services/paid-media.yaml:3`. */
function placesOf(text: string, { page, info }: { page: string; info: PageInfo }): string[] {
  const end = page.indexOf(`>${text}<`)
  const tag = page.slice(page.lastIndexOf('<', end), end)
  const numbers = /data-origins="([\d ]+)"/.exec(tag)?.[1]?.split(' ') ?? []
  return numbers.map((number) => {
    const origin = info.origins[Number(number)]
    return `${info.files[origin?.file ?? -1]?.path}:${origin?.line}`
  })
}

/** The place of a text in the fixture, as `placesOf` names it. */
function lineWith(path: string, text: string): string {
  const [, content = ''] = fixtureTexts.find(([name]) => name === path) ?? []
  const line = content.split('\n').findIndex((each) => each.includes(text)) + 1
  expect(line).toBeGreaterThan(0)
  return `${path}:${line}`
}

/** The place of a text in the first post, as `placesOf` names it. */
function lineIn(content: string, text: string): string {
  return `posts/first-post.mdx:${content.split('\n').findIndex((each) => each.includes(text)) + 1}`
}

function nextLine(place: string): string {
  return place.replace(/\d+$/, (line) => String(Number(line) + 1))
}

describe('a page with the origins of its texts', () => {
  test('is the page that visitors get, byte by byte, when they are taken away, but for what holds words on one line', () => {
    for (const [folder, address, params] of PAGES) {
      const { html, page } = annotated(folder, address, params)
      expect(page).toContain('data-origins')
      expect(withoutOrigins(page)).toBe(withoutWhole(html))
      expect(page).not.toMatch(/[\ue000-\uf8ff]/)
    }
  })

  test('says file and line of a value, and of a paragraph with all that stands in it', () => {
    const service = annotated('services/@slug', '/services/paid-media', { slug: 'paid-media' })
    expect(placesOf('Paid Media', service)).toEqual([lineWith('services/paid-media.yaml', 'title: Paid Media')])
    expect(placesOf('What happens in step 2.', service)).toEqual([
      lineWith('services/paid-media.yaml', 'What happens in step 2.'),
    ])
    const post = annotated('blog/@slug', '/blog/first-post', { slug: 'first-post' })
    const paragraph = lineWith('posts/first-post.mdx', 'Practices report')
    expect(placesOf('our services', post)).toEqual([paragraph])
    expect(placesOf('Leads', post)).toEqual([lineWith('posts/first-post.mdx', '| Leads')])
  })

  test('knows the titles and captions of components, and the items that they part', () => {
    const post = annotated('blog/@slug', '/blog/first-post', { slug: 'first-post' })
    expect(placesOf('Remember', post)).toEqual([lineWith('posts/first-post.mdx', '<Callout title="Remember">')])
    const drawn = (text: string) =>
      lineIn(`${fixtureTexts.find(([name]) => name === 'posts/first-post.mdx')?.[1]}${DRAWN}`, text)
    expect(placesOf('What each visit cost', post)).toEqual([drawn('<Bars')])
    expect(placesOf('Before', post)).toEqual([drawn('- Before')])
    expect(placesOf('From the call &quot;to&quot; the chair', post)).toEqual([drawn('<Flow')])
    expect(placesOf('Answered', post)).toEqual([drawn('2. Answered')])
    expect(placesOf('A person picks up.', post)).toEqual([drawn('2. Answered')])
  })

  test('finds a price by its amount, and a sentence of several parts by its template', () => {
    const service = annotated('services/@slug', '/services/paid-media', { slug: 'paid-media' })
    expect(placesOf('$1,375 ', service)).toEqual([lineWith('services/paid-media.yaml', 'monthly: 1375')])
    const hero = lineWith('states/_city.yaml', 'hero:')
    const city = annotated('locations/@state/@city', '/locations/alabama/huntsville', {
      state: 'alabama',
      city: 'huntsville',
    })
    expect(placesOf('Marketing Company in Huntsville', city)[0]).toBe(nextLine(hero))
  })

  test('tells its files, its claims, and what search results show', () => {
    const { info } = annotated('services/@slug', '/services/paid-media', { slug: 'paid-media' })
    expect(info.files[0]?.path).toBe('services/paid-media.yaml')
    expect(info.files.map(({ path }) => path)).toContain('services/_service.yaml')
    expect(info.claims.map(({ id, value }) => [id, value])).toContainEqual(['growth', '+10%'])
    const line = (origin: number | undefined) => info.origins[origin ?? -1]?.line
    expect([line(info.title.origin), line(info.description.origin)]).toEqual([2, 5])
  })
})

test('the editor of a host has a whole address', () => {
  expect(() => assertEditable('https://github.com/owner/site/edit/main/content')).not.toThrow()
  for (const address of ['github', 'http://github.com', 'javascript:alert(1)'])
    expect(() => assertEditable(address)).toThrow('--editable names the content in your host’s editor')
})
