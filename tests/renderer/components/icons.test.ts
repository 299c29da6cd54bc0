import { expect, test } from 'vitest'
import { ICONS } from '../../../renderer/collections/icons.ts'
import pages from '../../../renderer/icons/pages.json'
import player from '../../../renderer/icons/player.json'

test('every icon that may be named has its drawing, and no other: `node scripts/run.js icons` writes them', () => {
  expect(Object.keys(pages)).toEqual([...ICONS])
  for (const shapes of Object.values({ ...pages, ...player }))
    expect(shapes).toMatch(/^<(?:path|circle|rect|line|poly)/)
})
