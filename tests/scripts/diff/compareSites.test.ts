import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../scripts/content/diff/compareSites.ts'
import { type Comparison, describeComparison } from '../../../scripts/content/diff/report.ts'
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

const compared = (before: Record<string, string>, after: Record<string, string>) =>
  compareSites(builtFolder(emptyFolder(), before), builtFolder(emptyFolder(), after))

/** What is told of two sites. */
function changeOf(before: Record<string, string>, after: Record<string, string>): Comparison {
  const edited = [
    { letter: 'M', file: 'claims.yaml' },
    { letter: 'A', file: 'posts/new.mdx' },
    { letter: 'D', file: 'posts/gone.mdx' },
  ]
  return { before: 'main (1234567)', after: 'the working tree', edited, ...compared(before, after) }
}

const before = {
  'blog/first.html': page('First', 'A cup of <b>tea</b>.', 'Stays.', 'Goes away for good.'),
  'blog/old.html': page('Old', 'Old words.'),
  'blog/gone.html': page('Gone', 'Gone words.'),
  ...cities('500 practices are served.'),
}
const after = {
  'blog/first.html': page('The First', 'A cup of <b>coffee</b>.', 'Stays.', 'Comes: a &lt;new&gt; line\n```'),
  'blog/new.html': `<title>New</title><header>On every page.</header>
    <main><h1>New</h1><p>New words.</p><h2>In <span>short</span></h2><ul><li>One.<li>Two.</ul></main>`,
  ...cities('600 practices are served.'),
  _redirects: '/blog/old /blog/new 301\n',
}

describe('a change', () => {
  test('reads as Markdown: what few pages do first, what many have in common once', () => {
    expect(describeComparison(changeOf(before, after))).toMatchInlineSnapshot(`
      "## What this change does

      From \`main (1234567)\` to \`the working tree\`. **9 pages instead of 10: 1 added, 2 removed, 6 changed.**

      ### Files

      \`\`\`diff
        claims.yaml
      + posts/new.mdx
      - posts/gone.mdx
      \`\`\`

      ### Pages

      \`\`\`diff
      - /blog/gone: Gone. Nothing answers there any longer: a line in redirects.yaml would.
      - /blog/old: Old. It leads to /blog/new.
      + /blog/new: New
      \`\`\`

      ### Redirects

      \`\`\`diff
      + /blog/old to /blog/new
      \`\`\`

      ### New: /blog/new

      \`\`\`diff
      + title: New
      + # New
      + New words.
      + ## In short
      + One.
      + Two.
      \`\`\`

      ### On /blog/first

      \`\`\`diff
      - title: First
      + title: {+The+} First
      - A cup of [-tea-].
      + A cup of {+coffee+}.
      - Goes away for good.
      + Comes: a <new> line \`\`\`
      \`\`\`

      ### On 5 pages like /places/ames

      \`\`\`diff
      - In ames, [-500-] practices are served.
      + In ames, {+600+} practices are served.
      \`\`\`"
    `)
  })

  test('fits into a comment: what is too long is left out and counted, and keeps nothing else out', () => {
    const long = { ...after, 'blog/new.html': page('New', 'Words. '.repeat(200)) }
    const short = describeComparison(changeOf(before, long), 1200)
    expect(short.startsWith('## What')).toBe(true)
    expect(short).toContain('coffee')
    expect(short).toContain('1 more of these do not fit here')
  })

  test('of many new pages tells the words of five, and the names of fifty', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a/${index}.html`, page('A', 'Words.')]))
    const told = describeComparison(changeOf({}, many))
    expect(told.match(/New: /g)).toHaveLength(5)
    expect(told).toContain('\n  and 10 more\n')
  })
})

test('what nobody reads is counted, and shown as no change', () => {
  const site = (style: string) => ({ 'a.html': page('A', 'Words.').replace('<main>', `<main class="${style}">`) })
  expect(compared(site('one'), site('two'))).toMatchObject({ unread: 1, changed: 0, sections: [] })
})

test('links, robots, data for machines and share pictures are what a page says too', () => {
  const site = (robots: string, machines: string, link: string) => ({
    'a.html': page('A', `<a href="${link}">There</a>`).replace(
      '<head>',
      `<head><meta name="robots" content="${robots}"><meta property="og:image" content="${machines}.png">
       <script type="application/ld+json">{"name":"${machines}"}</script>`,
    ),
  })
  const { sections } = compared(site('index,follow', 'a', '/b'), site('noindex,nofollow', 'b', '/c'))
  expect(sections.flatMap(({ changes }) => changes)).toEqual([
    { where: 'robots', before: 'index,follow', after: 'noindex,nofollow' },
    { where: 'share picture', after: 'another one' },
    { where: 'structured data', after: 'another one' },
    { where: 'link', before: '/b' },
    { where: 'link', after: '/c' },
  ])
})
