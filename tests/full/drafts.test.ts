import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentWith } from '../support/contentFolder.ts'
import { runProgram } from '../support/programs.ts'
import { emptyFolder } from '../support/siteFolder.ts'

/** The words of a page that weighs itself. */
const WEIGHT = Object.entries({
  title: 'This page weighs',
  unit: 'kilobytes',
  text: 'What a browser fetches, compressed as it travels.',
  page: 'the page',
  styles: 'style sheets',
  scripts: 'script',
  fonts: 'typefaces',
  requests: 'files',
  drawing: 'A dot for each kilobyte.',
}).map(([key, words]) => `  ${key}: ${words}\n`)

const HOST = 'https://github.com/owner/site/edit/main/content'

test('a site with drafts is built, where a page weighs itself with the sheet that marks them, and one is half done', async () => {
  const content = contentWith({
    'posts/first-post.mdx': (text) => text.replace('---\n', '---\ndraft: true\n'),
    'posts/begun.mdx': '---\ntitle: A begun thought\ndraft: true\n---\n\nSome words.\n',
    'services/website-design.yaml': (text) => `${text}weight:\n${WEIGHT.join('')}`,
  })
  const out = join(emptyFolder(), 'dist')
  const { code, output } = await runProgram('prerender', '--content', content, '--out', out, '--editable', HOST)
  expect(code, output).toBe(0)
  const page = readFileSync(join(out, 'services/website-design.html'), 'utf8')
  expect(page).toContain('<link rel="stylesheet" href="/writers.css"/>')
  const begun = readFileSync(join(out, 'blog/begun.html'), 'utf8')
  expect(begun).toContain('<li>`excerpt` is missing.')
  expect(begun).toContain('Some words.')
  expect(Number(/data-weigh="styles">([\d.]+)</.exec(page)?.[1])).toBeGreaterThan(0)
})
