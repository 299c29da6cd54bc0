import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { LAYERS, layersOf } from '../support/sheets.ts'

const folder = join(inject('fixtureFolder'), 'assets/static')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(folder, name), 'utf8') }))

const TAILWINDS = /@(?:reference|apply|theme|source|utility|variant)\b.{0,60}/g

describe('the sheets that are sent', () => {
  test('each give the whole order of layers, so that any may come first', () => {
    for (const { name, css } of sheets) expect(layersOf(css), name).toEqual(LAYERS)
  })

  // Tailwind leaves a sheet alone that refers to it and uses nothing of it.
  test('have no rule of Tailwind, which no browser knows', () => {
    expect(sheets.flatMap(({ css }) => css.match(TAILWINDS) ?? [])).toEqual([])
  })
})
