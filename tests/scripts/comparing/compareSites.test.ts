import { describe, expect, test } from 'vitest'
import { asMarkdown } from '../../../scripts/content/diff/asMarkdown.ts'
import { asText } from '../../../scripts/content/diff/asText.ts'
import { compareClaims } from '../../../scripts/content/diff/claims.ts'
import { compareSites } from '../../../scripts/content/diff/compareSites.ts'
import type { EditedFile } from '../../../scripts/content/diff/editedFiles.ts'
import { readBuilt, sizeOf } from '../../../scripts/content/diff/readBuilt.ts'
import type { Comparison } from '../../../scripts/content/diff/report.ts'
import { builtFolder, emptyFolder } from '../../support/siteFolder.ts'

const page = (title: string, ...paragraphs: string[]) =>
  `<html><head><title>${title}</title></head><body><main>${paragraphs.map((each) => `<p>${each}</p>`).join('')}</main></body></html>`

/** A page for each city, all with one sentence, and each with its own. */
const cities = (sentence: string) =>
  Object.fromEntries(
    ['ames', 'bend', 'cary', 'derby', 'ely'].map((name) => [
      `places/${name}.html`,
      page(name, `In ${name}, ${sentence}`, `${name} is a place of its own.`),
    ]),
  )

/** Compares two sites of these files, with a claim that went from 500 to 600. */
function compared(
  before: Record<string, string>,
  after: Record<string, string>,
  edited: EditedFile[] = [],
): Comparison {
  const [was, is] = [before, after].map((files) => readBuilt(builtFolder(emptyFolder(), files)))
  if (!was || !is) throw new Error('Two sites are compared.')
  const change = compareSites(was, is, edited)
  const claims = compareClaims(new Map([['served', '500']]), new Map([['served', '600']]), change)
  return { before: 'main (1234567)', after: 'the working tree', notes: [], edited, claims, ...change, sizes: [] }
}

const before = {
  'blog/first.html': page('First', 'A cup of <b>tea</b>.', 'Stays.', 'Goes away for good.'),
  'blog/old.html': page('Old', 'Old words.'),
  'blog/gone.html': page('Gone', 'Gone words.'),
  ...cities('500 practices are served.'),
}
const after = {
  'blog/first.html': page(
    'The First',
    'A cup of <b>coffee</b>.',
    'Stays.',
    'Comes: a &lt;new&gt; line | with *stars*.',
  ),
  'blog/new.html': `<title>New</title><header>On every page.</header>
    <main><h1>New</h1><p>New words.</p><h2>In <span>short</span></h2><ul><li>One.<li>Two.</ul></main>`,
  ...cities('600 practices are served.'),
  _redirects: '/blog/old /blog/new 301\n',
}

const edited: EditedFile[] = [
  { file: 'content/claims.yaml', what: 'changed', address: undefined, hasParts: false },
  { file: 'content/posts/first.mdx', what: 'changed', address: '/blog/first', hasParts: true },
  { file: 'content/posts/new.mdx', what: 'new', address: '/blog/new', hasParts: true },
]

describe('a change', () => {
  const changed = () => compared(before, after, edited)

  test('is told once where many pages have it, whatever stands around it', () => {
    const { sections } = changed()
    expect(sections[1]).toMatchObject({
      pages: ['/places/ames', '/places/bend', '/places/cary', '/places/derby', '/places/ely'],
      changes: [{ before: 'In ames, 500 practices are served.', after: 'In ames, 600 practices are served.' }],
    })
    expect(sections).toHaveLength(2)
  })

  test('of a claim names the pages that show it', () => {
    expect(changed().claims).toEqual([{ id: 'served', before: '500', after: '600', pages: 5 }])
  })

  test('reads as text', () => {
    expect(asText(changed())).toMatchInlineSnapshot(`
      "What changes from main (1234567) to the working tree
      9 pages instead of 10: 1 added, 2 removed, 6 changed.

      Edited files
        content/claims.yaml
        content/posts/first.mdx: /blog/first
        content/posts/new.mdx (new): /blog/new

      New: /blog/new
        title: New
        # New
        New words.
        ## In short
        One.
        Two.

      On /blog/first
        - title: First
        + title: {+The+} First
        - A cup of [-tea-].
        + A cup of {+coffee+}.
        - Goes away for good.
        + Comes: a <new> line | with *stars*.

      On 5 pages like /places/ames
        - In ames, [-500-] practices are served.
        + In ames, {+600+} practices are served.

      Pages added
        /blog/new: New

      Pages removed
        /blog/gone: Gone. Nothing answers there any longer: a line in redirects.yaml would.
        /blog/old: Old. It leads to /blog/new.

      Claims
        served: 500 is now 600; shown on 5 pages

      Redirects
        Added: /blog/old to /blog/new"
    `)
  })

  test('reads as a comment, in which content is no Markdown', () => {
    expect(asMarkdown(changed())).toMatchInlineSnapshot(`
      "## What this change does

      From main \\(1234567\\) to the working tree. **9 pages instead of 10: 1 added, 2 removed, 6 changed.**

      ### Edited files

      - content/claims.yaml
      - content/posts/first.mdx: /blog/first
      - content/posts/new.mdx \\(new\\): /blog/new

      #### New: /blog/new

      > title: New
      >
      > \\# New
      >
      > New words.
      >
      > \\#\\# In short
      >
      > One.
      >
      > Two.

      #### On /blog/first

      | before | now |
      | --- | --- |
      | title: First | title: <ins>The</ins> First |
      | A cup of <del>tea</del>. | A cup of <ins>coffee</ins>. |
      | Goes away for good. |  |
      |  | Comes: a &lt;new> line \\| with \\*stars\\*. |

      #### On 5 pages like /places/ames

      | before | now |
      | --- | --- |
      | In ames, <del>500</del> practices are served. | In ames, <ins>600</ins> practices are served. |

      ### Pages added

      - /blog/new: New

      ### Pages removed

      - /blog/gone: Gone. Nothing answers there any longer: a line in redirects.yaml would.
      - /blog/old: Old. It leads to /blog/new.

      ### Claims

      - served: 500 is now 600; shown on 5 pages

      ### Redirects

      - Added: /blog/old to /blog/new
      "
    `)
  })

  test('fits into a comment, and counts what does not', () => {
    const short = asMarkdown(changed(), 600)
    expect(short.startsWith('## What')).toBe(true)
    expect(short).toContain('more of these do not fit here')
    expect(short).not.toContain('coffee')
  })

  test('keeps what fits into a comment, whatever is too long beside it', () => {
    const long = { ...after, 'blog/new.html': page('New', 'Words. '.repeat(200)) }
    const short = asMarkdown(compared(before, long, edited), 1200)
    expect(short).toContain('coffee')
    expect(short).toContain('1 more of these do not fit here')
  })

  test('begins with the pages of edited files, before what many pages have in common', () => {
    const site = (word: string, own: string) => ({
      ...cities(word),
      'places/ely.html': page('ely', `In ely, ${word}`, own),
      'blog/first.html': page('First', `In first, ${word}`),
    })
    const file = { file: 'content/places/ely.yaml', what: 'changed', address: '/places/ely', hasParts: true } as const
    const { sections } = compared(site('tea.', 'A hill.'), site('coffee.', 'A valley.'), [file])
    expect(sections.map(({ pages }) => pages)).toEqual([
      ['/places/ely'],
      ['/places/ely', '/blog/first', '/places/ames', '/places/bend', '/places/cary', '/places/derby'],
    ])
    const below = compared(site('tea.', 'A hill.'), site('tea.', 'A valley.'), [{ ...file, address: '/places' }])
    expect(below.sections.map(({ pages }) => pages)).toEqual([['/places/ely']])
  })

  test('of many new pages tells some, edited files first, and as much of each as somebody reads', () => {
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `a/${index}.html`,
        page(`Page ${index}`, ...Array(9).fill('w'.repeat(2000))),
      ]),
    )
    const file = { file: 'content/a/8.yaml', what: 'new', address: '/a/8', hasParts: true } as const
    const told = asText(compared({}, many, [file]))
    expect(told.match(/New: .*/g)).toEqual(['New: /a/8', 'New: /a/0', 'New: /a/1', 'New: /a/2', 'New: /a/3'])
    expect(told).toContain('  and 5 more lines\n')
  })
})

test('what nobody reads is counted, and shown as no change', () => {
  const site = (style: string) => ({
    'a.html': page('A', 'Words.').replace('<main>', `<main class="${style}">`),
  })
  const change = compared(site('one'), site('two'))
  expect(change.unseen).toEqual(['/a'])
  expect(change.sections).toEqual([])
})

test('links, robots and share pictures are what a page says too', () => {
  const site = (robots: string, picture: string, link: string) => ({
    'a.html': page('A', `<a href="${link}">There</a>`).replace(
      '<head>',
      `<head><meta name="robots" content="${robots}"><meta property="og:image" content="${picture}">`,
    ),
  })
  const change = compared(site('index,follow', '/a.png?v=1', '/b'), site('noindex,nofollow', '/a.png?v=2', '/c'))
  expect(change.sections.flatMap(({ changes }) => changes)).toEqual([
    { where: 'robots', before: 'index,follow', after: 'noindex,nofollow' },
    { where: 'share picture', note: 'another one (/a.png)' },
    { where: 'link', before: '/b' },
    { where: 'link', after: '/c' },
  ])
  expect(change.pictures).toEqual(['/a'])
})

const gzipped = (text: string) => sizeOf(Buffer.from(text))

test('sizes are told of families, before and after', () => {
  const [was, is] = [{ 'blog/a.html': 'a' }, { 'blog/a.html': 'a longer page', 'assets/a.css': 'p{}' }].map((files) =>
    readBuilt(builtFolder(emptyFolder(), files)),
  )
  if (!was || !is) throw new Error('Two sites are compared.')
  expect(compareSites(was, is).sizes).toEqual([
    {
      family: '/blog/…',
      before: { files: 1, bytes: gzipped('a') },
      after: { files: 1, bytes: gzipped('a longer page') },
    },
    { family: 'scripts and styles', before: { files: 0, bytes: 0 }, after: { files: 1, bytes: gzipped('p{}') } },
  ])
})
