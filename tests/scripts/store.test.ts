import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Store } from '../../scripts/store/store.ts'
import { emptyFolder } from '../support/siteFolder.ts'

/** A store with one entry, its file, and one that is made of the same folder: another program's. */
function keptOnce() {
  const folder = join(emptyFolder(), 'store')
  new Store(folder).keep('a page', { html: '<p>' })
  const [name = ''] = readdirSync(folder)
  return { folder, file: join(folder, name), again: new Store(folder) }
}

describe('what is kept', () => {
  test('is found by its whole name, bytes too, and made only once', async () => {
    const { again } = keptOnce()
    expect(again.find('a page')).toEqual({ html: '<p>' })
    expect(again.find('a pag')).toBeUndefined()
    expect(again.keep('bytes', Buffer.from('ab')).toString()).toBe('ab')
    expect(await again.get<Buffer>('bytes', () => Buffer.from('other'))).toEqual(Buffer.from('ab'))
  })

  test.each<[string, (file: string) => void]>([
    ['a bit is another', (file) => writeFileSync(file, readFileSync(file).with(-1, 0))],
    ['it was cut off', (file) => truncateSync(file, 40)],
    ['it is empty', (file) => truncateSync(file, 0)],
    ['a folder stands in its place', (file) => [rmSync(file), mkdirSync(file)]],
    ['it is gone', (file) => rmSync(file)],
  ])('is made again where %s', async (_, spoil) => {
    const { file, again } = keptOnce()
    spoil(file)
    expect(again.find('a page')).toBeUndefined()
    expect(await again.get<string>('a page', () => 'anew')).toBe('anew')
    expect(again.find('a page')).toBe('anew')
  })

  test('is never taken for another entry', () => {
    const { folder, file, again } = keptOnce()
    again.keep('another', 1)
    const other = readdirSync(folder).find((name) => join(folder, name) !== file) ?? ''
    renameSync(file, join(folder, other))
    expect(again.find('another')).toBeUndefined()
  })

  test('goes when nobody has asked for it in a week', () => {
    const { folder, file, again } = keptOnce()
    const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60
    utimesSync(file, daysAgo(6), daysAgo(6))
    again.sweep()
    expect(readdirSync(folder)).toHaveLength(1)
    utimesSync(file, daysAgo(8), daysAgo(8))
    // Whoever asks for it keeps it for another week.
    again.find('a page')
    again.sweep()
    expect(readdirSync(folder)).toHaveLength(1)
    utimesSync(file, daysAgo(8), daysAgo(8))
    again.sweep()
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a kept file', () => {
  test('is laid out in the place of whatever stands there, while it is whole', () => {
    const folder = emptyFolder()
    const store = new Store(join(folder, 'store'))
    const name = store.keepFile(Buffer.from('<p>'))
    const page = join(folder, 'page.html')
    writeFileSync(page, 'an older one')
    expect([store.lay(name, page), readFileSync(page, 'utf8')]).toEqual([true, '<p>'])
    // What is done to the page is done to what is kept: it is made again beside the page.
    writeFileSync(page, '<b>')
    expect(store.lay(name, page)).toBe(false)
    expect([store.keepFile(Buffer.from('<p>')), readFileSync(page, 'utf8')]).toEqual([name, '<b>'])
    expect([store.lay(name, page), readFileSync(page, 'utf8')]).toEqual([true, '<p>'])
  })
})
