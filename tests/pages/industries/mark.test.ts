import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARKS } from '../../../pages/industries/Mark.tsx'

test.each(Object.entries(MARKS))('public/marks/%s.svg is the same mark as in Mark.tsx', (name, { line, dot }) => {
  const file = readFileSync(`public/marks/${name}.svg`, 'utf8')
  expect(file).toContain(`<path d="${line}"/>`)
  expect(file).toContain(`<circle cx="${dot.x}" cy="${dot.y}"`)
})
