import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'scripts/hosts/README.md',
  'content/README.md',
  'content/first-article.md',
  'content/reference.md',
].map((path) => [path, readFileSync(path, 'utf8')] as const)

/** A path from the root of the repository in backticks: `scripts/build/build.ts`. */
const PATH = /`((?:content|renderer|pages|scripts|tests|public)\/[\w./@-]*)`/g

const headings = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title))

// The writers' guides name files that a writer is about to create, and paths inside of content/.
test.each(GUIDES.slice(0, 3))('the files that %s names exist', (_, text) => {
  const missing = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !existsSync(path))
  expect(missing).toEqual([])
})

test.each(GUIDES)('each link of %s leads to an existing file and heading', (path, text) => {
  const links = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\((?!https:|\/)([^)#]*)(?:#([^)]+))?\)/g)]
  const lost = links.filter(([, file = '', place]) => {
    const target = file === '' ? path : join(dirname(path), file)
    return !existsSync(target) || (place !== undefined && !headings(readFileSync(target, 'utf8')).includes(place))
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

test('the reference begins with the fields of posts', () => {
  const [, reference = ''] = GUIDES.at(-1) ?? []
  expect(headings(reference)[1]).toBe('postsmdx')
})
