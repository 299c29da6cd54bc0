import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyEdits, StaleEditError } from '../../../../renderer/model/explain/fix.ts'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith, fixed } from '../../../support/contentFolder.ts'

const TEAM = 'team/president.yaml'

describe('--fix repairs what has a single meaning', () => {
  test('and keeps comments, order, and line endings', async () => {
    const text = '# Who leads.\r\norder: "1"\r\nname:   Alex   # kept\r\nRole: President\r\nbio: Leads: all of it.\r\n'
    const { told, text: after } = await fixed({ [TEAM]: text.replace('   # kept', '') }, TEAM)
    expect(after).toBe('# Who leads.\r\norder: 1\r\nname:   Alex\r\nrole: President\r\nbio: "Leads: all of it."\r\n')
    expect(told).toMatchInlineSnapshot(`
      [
        "content/team/president.yaml:5: bio: "Leads: all of it."",
        "content/team/president.yaml:2: order: 1",
        "content/team/president.yaml:4: role: President",
      ]
    `)
  })
})

describe('text edits', () => {
  const at = (line: number, from: number, to: number, text: string, lines: string) => ({
    start: { line, column: from },
    end: { line, column: to },
    text,
    lines,
  })

  test('are refused if their lines have changed, even if they only insert text', () => {
    const insertion = at(2, 3, 3, '!', 'cd')
    expect(applyEdits('ab\ncd\nef', [insertion])).toBe('ab\ncd!\nef')
    expect(() => applyEdits('new\nab\ncd\nef', [insertion])).toThrow(StaleEditError)
    expect(() => applyEdits('ab', [insertion])).toThrow(StaleEditError)
  })

  test('ignore a byte order mark and keep line endings', () => {
    const edits = [at(1, 1, 2, 'x', 'ab'), at(2, 2, 3, 'y', 'cd')]
    expect(applyEdits('\ufeffab\r\ncd', edits)).toBe('\ufeffxb\r\ncy')
  })
})

describe('a file that changes while it is being checked', () => {
  const WRONG = 'order: "1"\nname: Alex\nrole: President\nbio: Leads.\n'
  const OTHER = 'services/paid-media.yaml'

  test('is not changed, and neither is any other file', async () => {
    const root = contentWith({ [TEAM]: WRONG, [OTHER]: (text) => text.replace('order: ', 'Order: ') })
    const saved = `# A comment that somebody adds at this moment.\n${WRONG}`
    const before = readFileSync(join(root, OTHER), 'utf8')
    const look = async () => {
      const { problems = [] } = await checkFolder(root)
      writeFileSync(join(root, TEAM), saved)
      return problems
    }
    await expect(fixContent(root, look)).rejects.toThrow(
      "content/team/president.yaml changed while it was being checked, so its fixes weren't applied. Try again.",
    )
    expect(readFileSync(join(root, TEAM), 'utf8')).toBe(saved)
    expect(readFileSync(join(root, OTHER), 'utf8')).toBe(before)
  })

  test('keeps an edit on a line that the fix does not touch', async () => {
    const root = contentWith({ [TEAM]: WRONG })
    const look = async () => {
      const { problems = [] } = await checkFolder(root)
      writeFileSync(join(root, TEAM), readFileSync(join(root, TEAM), 'utf8').replace('Alex', 'Sam'))
      return problems
    }
    await fixContent(root, look)
    expect(readFileSync(join(root, TEAM), 'utf8')).toBe('order: 1\nname: Sam\nrole: President\nbio: Leads.\n')
  })
})
