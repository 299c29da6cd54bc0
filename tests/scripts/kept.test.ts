import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kept } from '../../scripts/kept/kept.ts'
import { emptyFolder } from '../support/siteFolder.ts'

/** Takes what is kept under keys, and tells which had to be made. */
function keeper(folder: string) {
  const made: string[] = []
  const take = async (key: string) =>
    String(
      await kept(folder, key, async () => {
        made.push(key)
        return Buffer.from(`bytes of ${key}`)
      }),
    )
  return { take, made }
}

/** A folder with one entry, `a`. */
async function withEntry() {
  const folder = emptyFolder()
  const { take, made } = keeper(folder)
  await take('a')
  const [name = ''] = readdirSync(folder)
  return { folder, take, made, file: join(folder, name) }
}

describe('what is kept', () => {
  test('is made once for each key', async () => {
    const { take, made, folder } = await withEntry()
    for (const key of ['a', 'b', 'a', 'b']) expect(await take(key)).toBe(`bytes of ${key}`)
    expect(made).toEqual(['a', 'b'])
    expect(readdirSync(folder)).toHaveLength(2)
  })

  test('may be no bytes at all', async () => {
    const folder = emptyFolder()
    const nothing = () => kept(folder, 'key', async () => Buffer.alloc(0))
    expect([(await nothing()).length, (await nothing()).length]).toEqual([0, 0])
  })

  test.each<[string, (bytes: Buffer) => Uint8Array | string]>([
    ['one bit is another', (bytes) => bytes.fill(bytes.readUInt8(40) ^ 1, 40, 41)],
    ['it was cut off', (bytes) => bytes.subarray(0, -1)],
    ['it was cut off within its checksum', (bytes) => bytes.subarray(0, 7)],
    ['it is empty', () => ''],
    ['something was added', (bytes) => Buffer.concat([bytes, bytes])],
    ['another program wrote it', () => 'a picture of somebody else, longer than a checksum'],
  ])('is made anew where %s', async (_, spoil) => {
    const { take, made, file } = await withEntry()
    writeFileSync(file, spoil(readFileSync(file)))
    expect([await take('a'), await take('a')]).toEqual(['bytes of a', 'bytes of a'])
    expect(made).toEqual(['a', 'a'])
  })

  test.each<[string, (file: string) => void]>([
    ['nothing', () => {}],
    ['a folder', (file) => mkdirSync(join(file, 'with/more'), { recursive: true })],
    ['a link that leads nowhere', (file) => symlinkSync('nowhere', file)],
    ['a link to what never ends', (file) => symlinkSync('/dev/zero', file)],
    ['a pipe that nobody writes to', (file) => execFileSync('mkfifo', [file])],
    // Whoever may read everything takes it for empty.
    ['a file that nobody may read', (file) => writeFileSync(file, '', { mode: 0 })],
  ])('is made anew where in its place is %s', async (_, put) => {
    const { take, made, file, folder } = await withEntry()
    rmSync(file)
    put(file)
    expect([await take('a'), await take('a')]).toEqual(['bytes of a', 'bytes of a'])
    expect(made).toEqual(['a', 'a'])
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test('is made anew where its folder is gone', async () => {
    const { take, made, folder } = await withEntry()
    rmSync(folder, { recursive: true })
    expect([await take('a'), await take('a')]).toEqual(['bytes of a', 'bytes of a'])
    expect(made).toEqual(['a', 'a'])
  })

  test('is not taken for another’s, whole as it is', async () => {
    const { take, made, folder, file } = await withEntry()
    await take('b')
    const other = readdirSync(folder).find((name) => join(folder, name) !== file) ?? ''
    writeFileSync(file, readFileSync(join(folder, other)))
    expect(await take('a')).toBe('bytes of a')
    expect(made).toEqual(['a', 'b', 'a'])
  })

  test('by many builds at once is whole, and nothing stays beside it', async () => {
    const folder = emptyFolder()
    const { take } = keeper(folder)
    await Promise.all(Array.from({ length: 20 }, () => take('a')))
    expect(await take('a')).toBe('bytes of a')
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test('is removed after a month, and what a killed build has begun after an hour', async () => {
    const folder = emptyFolder()
    const ages = { old: 31 * 24, used: 29 * 24, 'unfinished-killed': 2, 'unfinished-now': 0 }
    for (const [name, hours] of Object.entries(ages)) {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), Date.now() / 1000 - hours * 3600, Date.now() / 1000 - hours * 3600)
    }
    await keeper(folder).take('a')
    expect(readdirSync(folder).filter((name) => name in ages)).toEqual(['unfinished-now', 'used'])
  })
})
