import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyEdits, nonOverlapping, StaleEditError } from '../../../../renderer/model/explain/fix.ts'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith, FIXTURE, fixed } from '../../../support/contentFolder.ts'

const TEAM = 'team/president.yaml'

describe('certain fixes', () => {
  test('keep comments, order, and line endings', async () => {
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

  test('are applied in rounds, because a syntax error hides other problems', async () => {
    const from = 'counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }'
    const to = 'counties: Madison County, population: 215,006, lat: 34.73, lon: 86.586'
    const path = 'states/alabama.yaml'
    const before = readFileSync(join(FIXTURE, path), 'utf8')
    const { text } = await fixed({ [path]: (alabama) => alabama.replace(from, to) }, path)
    expect(text).toBe(before)
  })

  test('leave uncertain problems', async () => {
    const { told, text } = await fixed({ [TEAM]: 'order: 1\nname: Alex\nrolle: President\nbio: Leads.\n' }, TEAM)
    expect(told).toEqual([])
    expect(text).toContain('rolle:')
  })
})

describe('text edits', () => {
  const at = (line: number, from: number, to: number, text: string, lines: string) => ({
    start: { line, column: from },
    end: { line, column: to },
    text,
    lines,
  })

  test('that overlap wait for the next round', () => {
    const [one, other] = [at(1, 1, 3, 'x', 'abc'), at(1, 3, 4, 'y', 'abc')].map((edit) => ({
      fix: { edits: [edit], isCertain: true },
    }))
    expect(nonOverlapping([one, other].flatMap((each) => each ?? []))).toEqual([one])
  })

  test('ignore a byte order mark and keep line endings', () => {
    const edits = [at(1, 1, 2, 'x', 'ab'), at(2, 2, 3, 'y', 'cd')]
    expect(applyEdits('\ufeffab\r\ncd', edits)).toBe('\ufeffxb\r\ncy')
  })

  test('are refused if their lines have changed, even if they only insert text', () => {
    const insertion = at(2, 3, 3, '!', 'cd')
    expect(applyEdits('ab\ncd\nef', [insertion])).toBe('ab\ncd!\nef')
    expect(() => applyEdits('new\nab\ncd\nef', [insertion])).toThrow(StaleEditError)
    expect(() => applyEdits('ab', [insertion])).toThrow(StaleEditError)
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
