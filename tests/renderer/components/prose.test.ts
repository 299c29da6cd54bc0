import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { renderPostBody } from '../../support/renderPostBody.tsx'

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
