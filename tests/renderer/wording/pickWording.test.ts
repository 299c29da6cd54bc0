import { describe, expect, test } from 'vitest'
import { pickWording } from '../../../renderer/wording/pickWording.ts'

describe('wordings', () => {
  test('are spread evenly over pages, and independently over sentences', () => {
    const picks = (name: string) =>
      Array.from({ length: 1000 }, (_, index) => pickWording(['a', 'b', 'c', 'd'], `state/city-${index} ${name}`))
    const [one, two] = [picks('size'), picks('peer')]
    for (const wording of ['a', 'b', 'c', 'd']) {
      expect(Math.abs(one.filter((pick) => pick === wording).length - 250)).toBeLessThan(50)
    }
    expect(Math.abs(one.filter((pick, index) => pick === two[index]).length - 250)).toBeLessThan(50)
  })
})
