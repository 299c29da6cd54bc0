import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseName } from '../../../scripts/content/mv/names.ts'
import { planMove } from '../../../scripts/content/mv/plan.ts'
import { createPart, partCalled } from '../../../scripts/content/new/newPart.ts'
import { readNew } from '../../../scripts/content/new/readNew.ts'
import { indexOf } from '../../support/citingContent.ts'
import { contentWith, model, waiting } from '../../support/contentFolder.ts'
import { fingerprint } from '../../support/folders.ts'
import { printedBy } from '../../support/programs.ts'

function add(root: string, ...args: string[]): Promise<string> {
  const { kind, typed } = readNew(args)
  const part = partCalled(model, kind ?? '')
  if (!part) throw new Error('No such part.')
  return printedBy(async () => createPart(await indexOf(root), part, typed))
}

const SELMA = ['--population', '17971', '--lat', '32.41', '--lon', '-87.02']

test('a new city stands behind the last, with the same keys in the same order', async () => {
  const root = contentWith()
  const said = await add(root, 'city', 'Selma', '--in', 'alabama', '--counties', 'Dallas', ...SELMA)
  expect(said).toBe('content/states/alabama.yaml has it now. Its page will be /locations/alabama/selma.')
  expect(readFileSync(join(root, 'states/alabama.yaml'), 'utf8')).toContain(`
  - name: "Selma"
    population: 17971
    lat: 32.41
    lon: -87.02
    slug: "selma"
    counties:
      - "Dallas"
towns:`)
  expect((await indexOf(root)).site.pages().map(({ address }) => address)).toContain('/locations/alabama/selma')
})

test('a new city takes the population, location and county of a listed town, and replaces it', async () => {
  const root = contentWith()
  expect(await add(root, 'city', 'prichard', '--in', 'alabama')).toContain(
    '/locations/alabama/prichard.\nIt now has its own page',
  )
  const text = readFileSync(join(root, 'states/alabama.yaml'), 'utf8')
  expect(text).toContain(`
  - name: "Prichard"
    population: 19322
    lat: 30.739
    lon: -88.079
    slug: "prichard"
    counties:
      - "Mobile"
towns: []`)
  await expect(add(root, 'city', 'Prichard', '--in', 'alabama')).rejects.toThrow('Prichard has a page already: /loc')
})

test('a new claim stands behind all others, its samples are listed, and both get another name with it', async () => {
  const root = contentWith({ 'claims.yaml': waiting('growth.basis') })
  const said = await add(root, 'claim', 'more-calls', '--value', '+40%')
  expect(said).toBe('content/claims.yaml has it now. Texts cite it as {claim:more-calls}.')
  const index = await indexOf(root)
  const waits = ['growth.basis', 'more-calls.counts', 'more-calls.basis']
  expect(index.site.placeholders.flatMap(({ file, path }) => (file.endsWith('claims.yaml') ? path : []))).toEqual(waits)
  const move = planMove(index, parseName(index.site, 'claims/more-calls'), parseName(index.site, 'claims/calls'))
  expect(move.texts.get('claims.yaml')).toContain('  - "calls.basis"\n')
})

test.each([
  [
    ['city', 'Selma', '--in', 'alabama', '--population', '9'],
    '  --lat  Degrees north of the equator, within the state.',
  ],
  [['city', 'Pritchard', '--in', 'alabama'], 'Alabama has no town `Pritchard`. Did you mean `Prichard`?'],
  [['claim', 'growth'], 'There is a claim `growth` already. Nothing was written.'],
])('%j is refused, and nothing is written', async (args, message) => {
  const root = contentWith()
  const before = fingerprint(root)
  await expect(add(root, ...args)).rejects.toThrow(message)
  expect(fingerprint(root)).toEqual(before)
})
