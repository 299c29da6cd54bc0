import { expect, test } from 'vitest'
import pages from '../../../renderer/icons/pages.json'
import player from '../../../renderer/icons/player.json'

test('every icon has an SVG shape (fill empty ones with `node scripts/run.js icons`)', () => {
  for (const shapes of Object.values({ ...pages, ...player }))
    expect(shapes).toMatch(/^<(?:path|circle|rect|line|poly)/)
})
