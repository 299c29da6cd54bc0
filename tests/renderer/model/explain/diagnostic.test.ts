import { expect, test } from 'vitest'
import { formatProblem } from '../../../../renderer/model/explain/diagnostic.ts'
import { check } from '../../../support/contentFolder.ts'

async function listPositions(path: string, text: string): Promise<string[]> {
  const { problems = [] } = await check({ [path]: text })
  return problems.map(({ file, line, column }) => `${file}:${line}:${column}`)
}

test('locates problems of values, unknown keys, and missing keys in YAML', async () => {
  const text = 'order: 1\nname: ""\nrank: President\nbio: Leads.\nphoto:\n  file: dog\n  alt: A cat.\n'
  expect(await listPositions('team/president.yaml', text)).toEqual([
    'content/team/president.yaml:2:7',
    'content/team/president.yaml:2:9',
    'content/team/president.yaml:6:9',
    'content/team/president.yaml:3:1',
  ])
})

test('counts the lines of front matter and body from the start of the file', async () => {
  const matter = `title: Fifth post\nexcerpt: ${'Long enough. '.repeat(7)}\ntakeaways: [One, Two]\nauthor: president\ndate: 2025-02-30`
  const text = `---\n${matter}\n---\n\nText.\n\n# Too high\n\nA [link](/nowhere) there.\n`
  expect(await listPositions('posts/fifth-post.mdx', text)).toEqual([
    'content/posts/fifth-post.mdx:11:1',
    'content/posts/fifth-post.mdx:6:7',
  ])
  expect(
    await listPositions('posts/fifth-post.mdx', text.replace('-30', '-03').replace('# Too', '## Not too')),
  ).toEqual(['content/posts/fifth-post.mdx:13:3'])
})

const formatAt = (column: number, text: string, length = 1) =>
  formatProblem({ file: 'a.yaml', line: 12, column, message: 'Wrong.', hint: 'Right.', sourceLine: { text, length } })

test('shows the source line and marks the column, also in long lines and lines with tabs', () => {
  expect(formatAt(5, 'key: value', 5)).toBe('a.yaml:12:5\n  Wrong.\n  12 | key: value\n     |     ^^^^^\n  Right.')
  const [, , line = '', marks = ''] = formatAt(301, `${'x'.repeat(300)}HERE${'y'.repeat(300)}`, 4).split('\n')
  const start = marks.indexOf('^')
  expect(line.slice(start, start + 4)).toBe('HERE')
  expect(line.length).toBeLessThan(140)
  expect(formatAt(2, '\tkey', 3)).toContain('  12 |  key\n     |  ^^^')
})
