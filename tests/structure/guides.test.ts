import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'

/** What writers read. */
const GUIDES = ['content/README.md', 'content/first-article.md', 'content/reference.md'].map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
)

const headings = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title))

test.each(GUIDES)('each link of %s leads to something that is there', (path, text) => {
  const links = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\((?!https:|\/)([^)#]*)(?:#([^)]+))?\)/g)]
  const lost = links.filter(([, file = '', place]) => {
    const target = file === '' ? path : join(dirname(path), file)
    return !existsSync(target) || (place !== undefined && !headings(readFileSync(target, 'utf8')).includes(place))
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

test('the reference begins with what is written most', () => {
  const [, reference = ''] = GUIDES.at(-1) ?? []
  expect(headings(reference)[1]).toBe('postsmdx')
})
