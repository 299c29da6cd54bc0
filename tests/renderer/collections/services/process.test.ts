import { describe, expect, test } from 'vitest'
import { spanOf } from '../../../../renderer/collections/services/process.ts'
import { flawsOf } from '../../../support/contentFolder.ts'

describe('the times of a process', () => {
  const step = (to: string) =>
    flawsOf({
      'services/paid-media.yaml': (text) => text.replace('timeline: Week 2\n    weeks: [2, 2]', to),
    })

  test('are days since the start', () => {
    expect(spanOf({ weeks: [3, 5] })).toEqual({ from: 14, to: 35 })
    expect(spanOf({ days: [8, 14] })).toEqual({ from: 7, to: 14 })
    expect(spanOf({ days: [90] })).toEqual({ from: 89, to: undefined })
    expect(spanOf({ weeks: [0, 0] })).toEqual({ from: 0, to: 0 })
  })

  test.each([
    'timeline: Weeks 2–3\n    weeks: [2, 4]',
    'timeline: Days 2–4\n    weeks: [2, 4]',
    'timeline: Week 2\n    weeks: [2, 4]',
    'timeline: Weeks 3–4\n    weeks: [2, 4]',
    'timeline: From day 60\n    days: [61]',
  ])('do not agree with the words: %s', async (wrong) => {
    const [times] = await step(wrong)
    expect(times).toMatch(/^services\/paid-media\.yaml: `.+` and `.+` do not agree\. › timeline: /)
  })

  test.each([
    'timeline: Weeks 2–4\n    weeks: [2, 4]',
    'timeline: From day 61\n    days: [61]',
    'timeline: Day 90, then every quarter\n    days: [90]',
    'timeline: Every business day\n    days: [31]',
  ])('agree with the words: %s', async (right) => {
    expect(await step(right)).toEqual([])
  })

  test.each([
    ['timeline: Week 2', 'A step has either `weeks` or `days`, for instance `weeks: [3, 5]`.'],
    ['timeline: Week 2\n    weeks: [2, 2]\n    days: [8, 14]', 'A step has either `weeks` or `days`'],
    ['timeline: Soon\n    weeks: [5, 2]', 'These weeks end before they begin.'],
    ['timeline: Soon\n    weeks: soon', 'A span of weeks is written `[3, 5]`, or `[9]` where it has no end.'],
  ])('are given once, in order, in weeks or in days: %s', async (wrong, message) => {
    expect((await step(wrong))[0]).toContain(message)
  })
})
