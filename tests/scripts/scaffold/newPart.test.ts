import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createPart, partCalled } from '../../../scripts/content/new/newPart.ts'
import { readNew } from '../../../scripts/content/new/readNew.ts'
import { indexOf } from '../../support/citingContent.ts'
import { contentWith, model } from '../../support/contentFolder.ts'
import { fingerprint } from '../../support/folders.ts'

async function add(root: string, ...args: string[]): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const read = readNew(args)
    const part = partCalled(model, read.kind ?? '')
    if (!part) throw new Error('No such part.')
    createPart(await indexOf(root), part, read.told)
    return print.mock.calls.flat().join('\n')
  } finally {
    print.mockRestore()
  }
}

const SELMA = ['--population', '17971', '--lat', '32.41', '--lon', '-87.02']

test('a new city is one line behind the last, with the same keys in the same order', async () => {
  const root = contentWith({ 'states/alabama.yaml': (text) => text.replace(/\ntowns:/, '  # the smallest\ntowns:') })
  const said = await add(root, 'city', 'Selma', '--in', 'alabama', '--counties', 'Dallas', ...SELMA)
  expect(said).toBe('content/states/alabama.yaml has it now. Its page will be /locations/alabama/selma.')
  const lines = readFileSync(join(root, 'states/alabama.yaml'), 'utf8').split('\n')
  const at = lines.findIndex((line) => line.includes('Selma'))
  expect(lines[at]?.trimEnd()).toBe(
    '  - { name: Selma, slug: selma, counties: [Dallas], population: 17971, lat: 32.41, lon: -87.02 }',
  )
  expect(lines[at - 1]).toContain('florence')
  expect(lines[at + 1]).toContain('towns:')
  expect((await indexOf(root)).site.pages().map(({ address }) => address)).toContain('/locations/alabama/selma')
})

test('a new claim stands behind all others, and its samples are tagged', async () => {
  const root = contentWith()
  const said = await add(root, 'claim', 'more-calls', '--value', '+40%')
  expect(said).toBe('content/claims.yaml has it now. Texts cite it as {claim:more-calls}.')
  const text = readFileSync(join(root, 'claims.yaml'), 'utf8')
  expect(text).toMatch(/\n\nmore-calls:\n(?: {2}# .*\n)+ {2}value: \+40%\n/)
  expect((await indexOf(root)).site.placeholders.map(({ path }) => path)).toContain('more-calls.basis')
})

test.each([
  [['city', 'Selma', '--in', 'alabama'], '  --lat  Degrees north of the equator, within the state.'],
  [['city', 'Selma', '--in', 'albama', ...SELMA], 'There is no state `albama`. Name one: --in <file>'],
  [
    ['city', 'Mobile', '--in', 'alabama', '--counties', 'Mobile', ...SELMA],
    /`slug` is the same as in line \d+ of this file\./,
  ],
  [['claim', 'growth'], 'There is a claim `growth` already. Nothing was written.'],
])('%j is refused, and nothing is written', async (args, message) => {
  const root = contentWith()
  const before = fingerprint(root)
  await expect(add(root, ...args)).rejects.toThrow(message)
  expect(fingerprint(root)).toEqual(before)
})

test('what is called after another entry is no part of its own', () => {
  expect(partCalled(model, 'industry service')).toBeUndefined()
})
