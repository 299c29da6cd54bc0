import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { PROSE_WIDTH } from '../../renderer/urls.ts'
import { HOSTS } from '../../scripts/programs/host.ts'
import { listProblems } from '../support/contentFolder.ts'

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'scripts/hosts/README.md',
  'content/README.md',
  'content/first-article.md',
  'content/reference.md',
].map((path) => [path, readFileSync(path, 'utf8')] as const)

const PATH_PATTERN = /`((?:content|renderer|pages|scripts|tests|public)\/[\w./@-]*)`/g

const listHeadingIds = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title))

// The writers' guides name files that a writer is about to create, and paths inside content/.
test.each(GUIDES.slice(0, 3))('the files that %s mentions exist', (_, text) => {
  const missing = [...text.matchAll(PATH_PATTERN)].map(([, path = '']) => path).filter((path) => !existsSync(path))
  expect(missing).toEqual([])
})

test.each(GUIDES)('the links of %s lead to existing files and headings', (path, text) => {
  const links = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\((?!https:|\/)([^)#]*)(?:#([^)]+))?\)/g)]
  const brokenLinks = links.filter(([, file = '', place]) => {
    const target = file === '' ? path : join(dirname(path), file)
    return !existsSync(target) || (place !== undefined && !listHeadingIds(readFileSync(target, 'utf8')).includes(place))
  })
  expect(brokenLinks.map(([link]) => link)).toEqual([])
})

test('the guides use existing npm scripts', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const hostGuides = Object.keys(HOSTS).map((name) => `scripts/hosts/${name}.md`)
  const otherTexts = ['.github/workflows/deploy.yml', ...hostGuides].map((file) => readFileSync(file, 'utf8'))
  const texts = [...GUIDES.map(([, text]) => text), ...otherTexts]
  const used = texts.flatMap((text) => [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !(name in scripts))).toEqual([])
})

const WRITER_GUIDES = `${readFileSync('content/README.md', 'utf8')}\n${readFileSync('content/first-article.md', 'utf8')}`

/** Returns code blocks with their first line as the title. */
function listExamples(language: string): [title: string, text: string][] {
  return [...WRITER_GUIDES.matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)]
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

test('the widths of images in the guide are those of the check', () => {
  const [, section = ''] = /^## Images\n(.*?)^## /ms.exec(WRITER_GUIDES) ?? []
  const widths = [...section.matchAll(/(\d+) pixels/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([2 * PROSE_WIDTH, PROSE_WIDTH])
})
