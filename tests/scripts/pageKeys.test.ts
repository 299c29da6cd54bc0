import { describe, expect, test, vi } from 'vitest'
import { isDeferred, settle } from '../../renderer/deferred.ts'
import { KeptValues } from '../../scripts/kept/keptValues.ts'
import { assertPlain, PageKeys } from '../../scripts/rendering/pageKey.ts'
import { emptyFolder } from '../support/siteFolder.ts'

/** A part that is worked out of others, and how often it was. */
function deferredOf(...of: unknown[]) {
  const value = vi.fn(() => ({ sum: JSON.stringify(of) }))
  return { of, value }
}

/** What a build calls pages that are made of these parts, with what an earlier build has kept in the folder. */
async function keysFor(folder: string, state: string, ...parts: object[]): Promise<string[]> {
  const keys = new PageKeys(await KeptValues.open(folder, 'sums', state))
  const named = parts.map((part) => keys.keyOf('/a', { part }))
  await keys.save()
  return named
}

describe('the key of a page', () => {
  test('is that of its parts, whether one is deferred or not', () => {
    const part = deferredOf('all places', 1)
    expect(new PageKeys().keyOf('/a', { part })).toBe(new PageKeys().keyOf('/a', settle({ part })))
  })

  test('takes no part to be worked out that an earlier build knew', async () => {
    const folder = emptyFolder()
    const [first, again] = [deferredOf('places', 1), deferredOf('places', 1)]
    const known = await keysFor(folder, 'code', first)
    expect(first.value).toHaveBeenCalledTimes(1)
    expect(await keysFor(folder, 'code', again)).toEqual(known)
    expect(again.value).not.toHaveBeenCalled()
  })

  test.each([
    { other: 'content', state: 'code', part: deferredOf('places', 2) },
    { other: 'code', state: 'other code', part: deferredOf('places', 1) },
  ])('works a part out once more of other $other', async ({ state, part }) => {
    const folder = emptyFolder()
    await keysFor(folder, 'code', deferredOf('places', 1))
    await keysFor(folder, state, part)
    expect(part.value).toHaveBeenCalledTimes(1)
  })
})

test('plain data are never taken for deferred', () => {
  for (const data of [null, 1, 'text', [], { of: [], value: 1 }, { value: () => ({}) }])
    expect(isDeferred(data)).toBe(false)
})

describe('the data of a page', () => {
  test.each([
    { place: 'data', data: () => 1 },
    { place: 'data.a.1', data: { a: [1, Number.NaN] } },
    { place: 'data.a', data: { a: new Map() } },
    { place: 'data.0', data: [undefined] },
  ])('that JSON does not say wholly are refused with their place: $place', ({ place, data }) => {
    for (const _ of ['first', 'again']) expect(() => assertPlain(data)).toThrow(`\`${place}\` is none of them`)
  })

  test('that are plain are accepted, and what a group leaves out', () => {
    const words = { title: 'Title', of: [1, null, true, { more: undefined }] }
    for (const data of [words, { words, again: words }]) expect(() => assertPlain(data)).not.toThrow()
  })
})
