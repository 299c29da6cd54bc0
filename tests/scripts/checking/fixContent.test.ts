import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apart, applyEdits } from '../../../renderer/model/explain/fix.ts'
import { FIXTURE, fixed } from '../../support/contentFolder.ts'

const TEAM = 'team/president.yaml'

describe('what can be meant in one way alone is mended', () => {
  test('and comments, order and line ends stay', async () => {
    const text =
      '# Who leads.\r\norder: "1"\r\nname:   Alex   # kept\r\nRole: [President]\r\nbio: Leads: all of it.\r\n'
    const { told, text: after } = await fixed({ [TEAM]: text.replace('   # kept', '') }, TEAM)
    expect(after).toBe('# Who leads.\r\norder: 1\r\nname:   Alex\r\nrole: President\r\nbio: "Leads: all of it."\r\n')
    expect(told).toMatchInlineSnapshot(`
      [
        "content/team/president.yaml:5: bio: "Leads: all of it."",
        "content/team/president.yaml:2: order: 1",
        "content/team/president.yaml:4: role: [President]",
        "content/team/president.yaml:4: role: President",
      ]
    `)
  })

  test('one behind the other: what a mistake of syntax has hidden, too', async () => {
    const from = 'counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }'
    const to = 'counties: Madison County, population: 215,006, lat: 34.73, lon: 86.586'
    const path = 'states/alabama.yaml'
    const before = readFileSync(join(FIXTURE, path), 'utf8')
    const { text } = await fixed({ [path]: (alabama) => alabama.replace(from, to) }, path)
    expect(text).toBe(before)
  })

  test('but what may be a slip for something else is left', async () => {
    const { told, text } = await fixed({ [TEAM]: 'order: 1\nname: Alex\nrolle: President\nbio: Leads.\n' }, TEAM)
    expect(told).toEqual([])
    expect(text).toContain('rolle:')
  })
})

describe('edits', () => {
  const at = (line: number, from: number, to: number, text: string) => ({
    start: { line, column: from },
    end: { line, column: to },
    text,
  })

  test('that touch one another are left for another time', () => {
    const [one, other] = [at(1, 1, 3, 'x'), at(1, 3, 4, 'y')].map((edit) => ({
      fix: { edits: [edit], isCertain: true },
    }))
    expect(apart([one, other].flatMap((each) => each ?? []))).toEqual([one])
  })

  test('count a byte order mark for nothing', () => {
    expect(applyEdits('\ufeffab\ncd', [at(1, 1, 2, 'x'), at(2, 2, 3, 'y')])).toBe('\ufeffxb\ncy')
  })
})
