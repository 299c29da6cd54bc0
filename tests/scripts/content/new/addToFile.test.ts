import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planRename } from '../../../../scripts/content/mv/planRename.ts'
import { addNestedEntry, addRecord } from '../../../../scripts/content/new/addToFile.ts'
import { readArguments } from '../../../../scripts/content/new/entryOptions.ts'
import { parseEntryName } from '../../../../scripts/programs/mv.ts'
import { findType } from '../../../../scripts/programs/new.ts'
import {
  addPlaceholders,
  createTestContent,
  loadTestContent,
  model,
  type Overrides,
} from '../../../support/contentFolder.ts'
import { captureLog } from '../../../support/programs.ts'
import { hashFiles } from '../../../support/siteFolder.ts'

function add(content: string, ...args: string[]): Promise<string> {
  const { type, entryOptions } = readArguments(args)
  const definition = findType(model, type ?? '')
  if (definition.kind === 'collection') throw new Error(`${type} has files of its own.`)
  return captureLog(async () => {
    const loadedContent = await loadTestContent(content, { skipInvalidFiles: true })
    if (definition.kind === 'nested') addNestedEntry(loadedContent, definition, entryOptions)
    else addRecord(loadedContent, definition, entryOptions)
  })
}

const SELMA_OPTIONS = ['--population', '17971', '--lat', '32.41', '--lon', '-87.02']

test('adds a city after the last one, with the same keys in the same order', async () => {
  const content = createTestContent()
  const output = await add(content, 'city', 'Selma', '--in', 'alabama', '--counties', 'Dallas', ...SELMA_OPTIONS)
  expect(output).toBe('Added it to content/states/alabama.yaml. Its page will be /locations/alabama/selma.')
  expect(readFileSync(join(content, 'states/alabama.yaml'), 'utf8')).toContain(`
  - name: "Selma"
    population: 17971
    lat: 32.41
    lon: -87.02
    slug: "selma"
    counties:
      - "Dallas"
towns:`)
  expect((await loadTestContent(content)).site.findPageByAddress('/locations/alabama/selma')).toBeDefined()
})

test('turns a town into a city with the same population, location, and county', async () => {
  const content = createTestContent()
  expect(await add(content, 'city', 'prichard', '--in', 'alabama')).toContain(
    '/locations/alabama/prichard.\nIt now has its own page',
  )
  expect(readFileSync(join(content, 'states/alabama.yaml'), 'utf8')).toContain(`
  - name: "Prichard"
    population: 19322
    lat: 30.739
    lon: -88.079
    slug: "prichard"
    counties:
      - "Mobile"
towns: []`)
  await expect(add(content, 'city', 'Prichard', '--in', 'alabama')).rejects.toThrow('already has a page.')
})

test('adds a claim with placeholders, and a rename updates the claim and its placeholders', async () => {
  const content = createTestContent({ 'claims.yaml': addPlaceholders('growth.source') })
  const output = await add(content, 'claim', 'more-calls', '--value', '+40%')
  expect(output).toBe('Added it to content/claims.yaml. Insert it with {claim:more-calls}.')
  const loaded = await loadTestContent(content)
  const placeholders = loaded.site.placeholders.flatMap(({ file, path }) => (file.endsWith('claims.yaml') ? path : []))
  expect(placeholders).toEqual(['growth.source', 'more-calls.metric', 'more-calls.source'])
  const [from, to] = [parseEntryName(loaded, 'claims/more-calls'), parseEntryName(loaded, 'claims/calls')]
  expect(planRename(loaded, { from, to }).newTexts.get('claims.yaml')).toContain('  - "calls.source"\n')
})

const BROKEN_CLAIMS: Overrides = { 'claims.yaml': (text) => `${text}\nbroken: here\n` }

test.each<[args: string[], message: string, overrides?: Overrides]>([
  [
    ['city', 'Selma', '--in', 'alabama', '--population', '9'],
    '  --lat  Degrees north of the equator, within the state.',
  ],
  [
    ['city', 'Pritchard', '--in', 'alabama'],
    "`Pritchard` isn't in the list of towns in Alabama. Did you mean `Prichard`?",
  ],
  [['claim', 'growth'], 'The claim `growth` already exists. Nothing was written.'],
  [['claim', 'calls', '--value', '+40%'], 'Nothing was changed. Fix these problems first.', BROKEN_CLAIMS],
])('rejects %j, and writes nothing', async (args, message, overrides) => {
  const content = createTestContent(overrides)
  const before = hashFiles(content)
  await expect(add(content, ...args)).rejects.toThrow(message)
  expect(hashFiles(content)).toEqual(before)
})
