import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyEdits, StaleEditError } from '../../../../renderer/model/diagnostics/fix.ts'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, createPost, createTestContent, fixFile } from '../../../support/contentFolder.ts'

const TEAM_PATH = 'team/president.yaml'

test('fixes mistakes that have a single possible fix, and keeps comments, order, and line endings', async () => {
  const text = '# Who leads.\r\norder: "1"\r\nname:   Alex\r\nRole: President\r\nbio: Leads: all of it.\r\n'
  const { output, text: after } = await fixFile({ [TEAM_PATH]: text }, TEAM_PATH)
  expect(after).toBe('# Who leads.\r\norder: 1\r\nname:   Alex\r\nrole: President\r\nbio: "Leads: all of it."\r\n')
  expect(output).toMatchInlineSnapshot(`
      [
        "content/team/president.yaml:5: bio: "Leads: all of it."",
        "content/team/president.yaml:2: order: 1",
        "content/team/president.yaml:4: role: President",
      ]
    `)
})

test('returns the text of an added line, and says which line was removed', async () => {
  const { output: added } = await fixFile(createPost('| A | B |\n| 1 | 2 |'), 'posts/a-post.mdx')
  expect(added).toEqual(['content/posts/a-post.mdx:9: | --- | --- |'])
  const text = 'order: 1\nname: Alex\nrole: President\nquote:\nbio: Leads.\n'
  const { output: removed } = await fixFile({ [TEAM_PATH]: text }, TEAM_PATH)
  expect(removed).toEqual(['content/team/president.yaml:4: removed'])
})

/** Replaces the columns from `from` to before `to`. */
const createEdit = (text: string, line: number, [from, to]: [from: number, to: number], originalLines: string) => ({
  start: { line, column: from },
  end: { line, column: to },
  text,
  originalLines,
})

test('rejects an edit if its lines have changed, even if the edit only inserts text', () => {
  const insertion = createEdit('!', 2, [3, 3], 'cd')
  expect(applyEdits('ab\ncd\nef', [insertion])).toBe('ab\ncd!\nef')
  expect(() => applyEdits('new\nab\ncd\nef', [insertion])).toThrow(StaleEditError)
  expect(() => applyEdits('ab', [insertion])).toThrow(StaleEditError)
})

test("keeps line endings and a byte order mark, which isn't a column", () => {
  const edits = [createEdit('x', 1, [1, 2], 'ab'), createEdit('y', 2, [2, 3], 'cd')]
  expect(applyEdits('\ufeffab\r\ncd', edits)).toBe('\ufeffxb\r\ncy')
})

/** Returns a function that checks the content, and changes a file before the fixes. */
const checkAndThen = (content: string, change: () => void) => async () => {
  const { problems = [] } = await checkFolder(content)
  change()
  return problems
}
const WRONG_MEMBER = 'order: "1"\nname: Alex\nrole: President\nbio: Leads.\n'
const OTHER_PATH = 'services/paid-media.yaml'

test('changes no files if a file changes during the check', async () => {
  const content = createTestContent({
    [TEAM_PATH]: WRONG_MEMBER,
    [OTHER_PATH]: (text) => text.replace('order: ', 'Order: '),
  })
  const saved = `# A comment that somebody adds now.\n${WRONG_MEMBER}`
  const before = readFileSync(join(content, OTHER_PATH), 'utf8')
  const save = () => writeFileSync(join(content, TEAM_PATH), saved)
  await expect(fixContent(content, checkAndThen(content, save))).rejects.toThrow(
    "content/team/president.yaml changed while it was being checked, so its fixes weren't applied. Try again.",
  )
  expect(readFileSync(join(content, TEAM_PATH), 'utf8')).toBe(saved)
  expect(readFileSync(join(content, OTHER_PATH), 'utf8')).toBe(before)
})

test('keeps edits on other lines that were made during the check', async () => {
  const content = createTestContent({ [TEAM_PATH]: WRONG_MEMBER })
  const file = join(content, TEAM_PATH)
  const rename = () => writeFileSync(file, readFileSync(file, 'utf8').replace('Alex', 'Sam'))
  await fixContent(content, checkAndThen(content, rename))
  expect(readFileSync(file, 'utf8')).toBe('order: 1\nname: Sam\nrole: President\nbio: Leads.\n')
})
