import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clock, isoDuration, minutesAndSeconds, secondsOf } from '../../../renderer/wording/duration.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount, formatDay, formatDollars, listText, roundedCount } from '../../../renderer/wording/format.ts'
import { pickFor } from '../../../renderer/wording/pickFor.ts'
import { typeset } from '../../../renderer/wording/typeset.ts'

describe('what is written', () => {
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('of a day is that day, in the zone %s', (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(formatDay('2024-12-15')).toBe('December 15, 2024')
  })

  test('of counts, dollars and durations', () => {
    expect([formatCount(384959), formatCount(999), formatDollars(1250)]).toEqual(['384,959', '999', '$1,250'])
    const rounded = [1007, 1000, 999, 87, 10, 9, 0].map(roundedCount)
    expect(rounded).toEqual(['1,000+', '1,000+', '900+', '80+', '10+', '9', '0'])
    expect([3150, 59.6].map(minutesAndSeconds)).toEqual(['52:30', '1:00'])
    expect([0, 9.99, 754.9, 3600].map(clock)).toEqual(['0:00', '0:09', '12:34', '60:00'])
    expect(['52:30', '5:07'].map(isoDuration)).toEqual(['PT52M30S', 'PT5M7S'])
    expect(['12:34', '100:05', 'later'].map(secondsOf)).toEqual([754, 6005, Number.NaN])
  })

  test('of names in a sentence, and of an apostrophe within a word', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listText)).toEqual(['', 'A', 'A and B', 'A, B and C'])
    expect(typeset(`It doesn't, at 5' by 8", he said 'no'.`)).toBe(`It doesn’t, at 5' by 8", he said 'no'.`)
  })
})

describe('templates', () => {
  test('insert values literally, without the patterns of String.replace', () => {
    expect(fill('{city} in {state}, {city}', { city: "$& $1 $'", state: 'FL' })).toBe("$& $1 $' in FL, $& $1 $'")
  })
})

describe('one of several', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => `state/city-${index} testimonial`)
  const quotes = (count: number) => Array.from({ length: count }, (_, index) => `Dr. Sample ${index} 2026-01-28`)
  const picksOf = (options: string[], of = pages) => of.map((page) => pickFor(page, options, (name) => name))

  test('stays on most pages when one is added: the new one takes its share, and no page changes between old ones', () => {
    const [before, after] = [picksOf(quotes(13)), picksOf(['Dr. New 2026-11-01', ...quotes(13)])]
    const moved = after.filter((pick, index) => pick !== before[index])
    expect(new Set(moved)).toEqual(new Set(['Dr. New 2026-11-01']))
    expect(Math.abs(moved.length - 1000 / 14)).toBeLessThan(30)
  })
})
