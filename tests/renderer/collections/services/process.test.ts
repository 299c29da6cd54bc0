import { describe, expect, test } from 'vitest'
import { spanOf } from '../../../../renderer/collections/services/process.ts'
import { problemsOf } from '../../../support/contentFolder.ts'

describe('the times of a process', () => {
  const step = (to: string) =>
    problemsOf({
      'services/paid-media.yaml': (text) => text.replace('    timeline: Week 2\n    weeks: [2, 2]', to),
    })

  test('are days since the start', () => {
    expect(spanOf({ weeks: [3, 5] })).toEqual({ from: 14, to: 35 })
    expect(spanOf({ days: [8, 14] })).toEqual({ from: 7, to: 14 })
    expect(spanOf({ days: [90] })).toEqual({ from: 89, to: undefined })
    expect(spanOf({ weeks: [0, 0] })).toEqual({ from: 0, to: 0 })
  })

  test('agree with the words', async () => {
    expect(await step('    timeline: Weeks 2–3\n    weeks: [2, 4]')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`Weeks 2–3\` and \`weeks: [2, 4]\` do not agree.
        |     timeline: Weeks 2–3
        |               ^^^^^^^^^

      1 problem in 1 file"
    `)
    for (const wrong of [
      'timeline: Days 2–4\n    weeks: [2, 4]',
      'timeline: Week 2\n    weeks: [2, 4]',
      'timeline: Weeks 3–4\n    weeks: [2, 4]',
      'timeline: From day 60\n    days: [61]',
    ]) {
      expect(await step(`    ${wrong}`)).toContain('do not agree')
    }
    for (const right of [
      'timeline: Weeks 2–4\n    weeks: [2, 4]',
      'timeline: From day 61\n    days: [61]',
      'timeline: Day 90, then every quarter\n    days: [90]',
      'timeline: Every business day\n    days: [31]',
    ]) {
      expect(await step(`    ${right}`)).toBe('no problems')
    }
  })

  test('are given once, in order, in weeks or in days', async () => {
    expect(await step('    timeline: Week 2')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A step has either \`weeks\` or \`days\`, for instance \`weeks: [3, 5]\`.
        |     timeline: Week 2
        |               ^^^^^^

      1 problem in 1 file"
    `)
    expect(await step('    timeline: Week 2\n    weeks: [2, 2]\n    days: [8, 14]')).toContain(
      'either `weeks` or `days`',
    )
    expect(await step('    timeline: Soon\n    weeks: [5, 2]')).toContain('These weeks end before they begin.')
    expect(await step('    timeline: Soon\n    weeks: soon')).toContain('A span of weeks is written')
  })
})
