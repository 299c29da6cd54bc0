import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { listProblems } from '../support/contentFolder.ts'

/** Returns code blocks with their first line as the title. */
function listExamples(language: string): [title: string, text: string][] {
  const guides = ['content/README.md', 'content/first-article.md'].map((path) => readFileSync(path, 'utf8')).join('\n')
  return [...guides.matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)]
    .filter(([, , name]) => name === language)
    .map(([, indent = '', , text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
    .map((text) => [text.split('\n')[0] ?? '', text])
}

test.each(listExamples('mdx'))('the MDX example has no problem: %s', async (_, text) => {
  const insertIntoPost = (post: string) => post.replace(/(?<=^---\n.*?\n---\n).*/s, `\n${text}`)
  const problems = await listProblems({ 'posts/first-post.mdx': text.startsWith('---') ? text : insertIntoPost })
  // The fixtures lack the files in the examples.
  expect(problems.filter((flaw) => !/: There is no (?:episode|file) /.test(flaw))).toEqual([])
})

test.each(listExamples('yaml'))('the YAML example can be parsed: %s', (_, text) => {
  expect(parseDocument(text).errors).toEqual([])
})
