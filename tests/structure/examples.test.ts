import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { flawsOf, type Overrides } from '../support/contentFolder.ts'

/** The examples of what writers read, each with its language. */
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

/** An article of the fixtures with another text, or the example's own front matter. */
const article = (text: string): Overrides => ({
  'posts/first-post.mdx': text.startsWith('---')
    ? text
    : (before) => before.replace(/(?<=^---\n.*?\n---\n).*/s, `\n${text}`),
})

test.each(of('mdx').map((text) => [first(text), text]))(
  'the text of an example has no slip of syntax: %s',
  async (_, text) => {
    const flaws = await flawsOf(article(text))
    // What it names need not be in the fixtures: all else has to be right.
    expect(flaws.filter((each) => !/: There is no (?:episode|file in content\/media) /.test(each))).toEqual([])
  },
)

test.each(of('yaml').map((text) => [first(text), text]))('an example of YAML can be read: %s', (_, text) => {
  expect(parseDocument(text).errors).toEqual([])
})

test('each command is there, with its options', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = of('sh').flatMap((text) => [...text.matchAll(/^npm run (\w+)/gm)].map(([, name]) => name))
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
})
