import { expect, test } from 'vitest'
import { describeChanges } from '../../../../scripts/content/diff/describeChanges.ts'

const createPage = (title: string, ...paragraphs: string[]) =>
  `<html><head><title>${title}</title></head><body><main>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}</main></body></html>`

const createCities = (sentence: string) =>
  Object.fromEntries(
    ['ames', 'bend', 'cary', 'derby', 'ely'].map((name) => [
      `/places/${name}`,
      createPage(name, `In ${name}, ${sentence}`, `${name} has another sentence.`),
    ]),
  )

/** HTML by address. */
type Pages = Record<string, string>
const toMap = (entries: Record<string, string>) => new Map(Object.entries(entries))
const describePages = (before: Pages, after: Pages, redirects: Record<string, string> = {}, limit?: number) =>
  describeChanges({ before: toMap(before), after: toMap(after), redirects: toMap(redirects) }, limit)

const before = {
  '/about': createPage('About', 'Same text.'),
  '/blog/first': createPage('First', 'A cup of <b>tea</b>.', 'Stays.', 'Goes away for good.'),
  '/blog/gone': createPage('Gone', 'Gone words.'),
  '/blog/moved': createPage('Moved', 'Moved words.'),
  ...createCities('500 practices are served.'),
}
const after = {
  '/about': createPage('About', 'Same text.').replace('<p>', '<p class="new">'),
  '/blog/first': createPage('The First', 'A cup of <b>coffee</b>.', 'Stays.', 'Comes: a &lt;new&gt; line\n```'),
  '/blog/new': createPage('New', 'New words.'),
  ...createCities('600 practices are served.'),
}

test('lists added and removed pages, changes of single pages, and each shared change once', async () => {
  await expect(describePages(before, after, { '/blog/moved': '/blog/first' })).toMatchFileSnapshot(
    '../../../fixtures/changeReport.md',
  )
})

test('omits sections over the limit of a comment, and counts them', () => {
  const longAfter = { ...after, '/places/ames': createPage('Ames', 'Words. '.repeat(200)) }
  const report = describePages(before, longAfter, {}, 1000)
  expect(report.length).toBeLessThan(1100)
  expect(report).toContain('coffee')
  expect(report).toContain('Too long for a comment: `npm run diff` shows 1 more section.')
})

test('pairs a renamed page with its old address by the redirect, and ignores changed links to the page', () => {
  const createPages = (address: string) => ({
    [address]: createPage('Old', 'Some words.', `<a href="${address}#part">A part</a>`),
    '/': createPage('Home', `<a href="${address}">Old</a>`),
  })
  const redirects = { '/blog/old': '/blog/new' }
  expect(describePages(createPages('/blog/old'), createPages('/blog/new'), redirects)).toMatchInlineSnapshot(`
    "**2 pages (before: 2), 0 with changed text.**

    ### Pages

    \`\`\`diff
      /blog/old renamed to /blog/new, same text
    \`\`\`"
  `)
})
