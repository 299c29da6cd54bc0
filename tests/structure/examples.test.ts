import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { flawsOf, type Overrides } from '../support/contentFolder.ts'

const examples = ['content/README.md', 'content/first-article.md'].flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
)
const of = (language: string) => examples.filter((each) => each.language === language).map(({ text }) => text)
const first = (text: string) => text.split('\n')[0] ?? ''

const article = (text: string): Overrides => ({
  'posts/first-post.mdx': text.startsWith('---')
    ? text
    : (before) => before.replace(/(?<=^---\n.*?\n---\n).*/s, `\n${text}`),
})

test.each(of('mdx').map((text) => [first(text), text]))('the MDX example has no syntax error: %s', async (_, text) => {
  const flaws = await flawsOf(article(text))
  expect(flaws.filter((each) => !/: There is no (?:episode|file in content\/media) /.test(each))).toEqual([])
})

test.each(of('yaml').map((text) => [first(text), text]))('the YAML example can be parsed: %s', (_, text) => {
  expect(parseDocument(text).errors).toEqual([])
})

test('the commands in the guides exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = of('sh').flatMap((text) => [...text.matchAll(/^npm run (\w+)/gm)].map(([, name]) => name))
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
})
