import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContentText } from '../../../scripts/dev/editing/contentText.ts'
import type { Edits } from '../../../scripts/dev/editing/edits.ts'
import { isOurs } from '../../../scripts/dev/editing/guard.ts'
import { edit, FILE, followed, messages } from '../../support/followed.ts'
import { emptyFolder } from '../../support/siteFolder.ts'

const PRICE = ['pricing', 'tiers', 0, 'price', 'monthly']
const price = (edits: Edits, value: string) => edit(edits, [{ kind: 'set', path: PRICE, value }])

describe('an edit from the page', () => {
  test('is tried out in memory: what the check refuses is not written', async () => {
    const { edits, text } = followed()
    const before = text()
    expect(messages(await edits.save(await price(edits, 'cheap')))).toEqual([
      'A price is a whole number of dollars a month, or the word `custom`.',
    ])
    expect((await edits.draft(await price(edits, '760'))).outcome).toEqual({ kind: 'fine' })
    expect(text()).toBe(before)
  })

  test('is written, seen by the pages, and undone', async () => {
    const { root, content, edits, text } = followed()
    const before = text()
    expect(await edits.save(await price(edits, '760'))).toEqual({ kind: 'saved' })
    expect(text()).toBe(before.replace('monthly: 750', 'monthly: 760'))
    const { checked } = await content.result
    const file = checked?.find((each) => each.file.source.path === FILE)
    expect(JSON.stringify(file?.data)).toContain('"monthly":760')
    expect(await edits.undo()).toEqual({ kind: 'saved' })
    expect(text()).toBe(before)
    expect((await edits.undo()).kind).toBe('failed')
    expect(readdirSync(join(root, 'services')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('of a paragraph puts Markdown in its place', async () => {
    const { root, edits } = followed()
    const file = 'posts/first-post.mdx'
    const before = readFileSync(join(root, file), 'utf8')
    const was = before.split('\n').find((line) => line.startsWith('Practices report')) ?? ''
    const start = before.indexOf(was)
    const block = (value: string) => edit(edits, [{ kind: 'block', block: [start, start + was.length], value }], file)
    expect(messages(await edits.save(await block('A <Clam id="growth" />.')))).toHaveLength(1)
    expect(await edits.save(await block('Another *text*.'))).toEqual({ kind: 'saved' })
    expect(readFileSync(join(root, file), 'utf8')).toBe(before.replace(was, 'Another *text*.'))
  })

  test('is not written where the file says something else than the page has shown', async () => {
    const { root, edits, text } = followed()
    const early = await price(edits, '770')
    expect(await edits.save(await price(edits, '760'))).toEqual({ kind: 'saved' })
    expect((await edits.save(early)).kind).toBe('failed')
    expect((await edits.draft(early)).outcome.kind).toBe('failed')
    writeFileSync(join(root, FILE), `${text()}# A note.\n`)
    expect((await edits.undo()).kind).toBe('failed')
    expect(text()).toContain('# A note.')
  })

  test('stays in the content folder, whatever its path says and wherever a link leads', () => {
    const folder = emptyFolder()
    const root = join(folder, 'content')
    mkdirSync(root)
    writeFileSync(join(folder, 'secret.yaml'), 'a: b\n')
    writeFileSync(join(root, 'note.txt'), 'text')
    symlinkSync(join(folder, 'secret.yaml'), join(root, 'link.yaml'))
    for (const path of ['../secret.yaml', 'link.yaml', 'note.txt']) {
      expect(() => readContentText(root, path)).toThrow('This is no text of the content folder.')
    }
  })

  test('keeps the line ends that a file has', async () => {
    const { root, edits, text } = followed()
    writeFileSync(join(root, FILE), text().replaceAll('\n', '\r\n'))
    expect(await edits.save(await price(edits, '760'))).toEqual({ kind: 'saved' })
    expect(text()).toContain('monthly: 760 }\r\n')
    expect(text().replaceAll('\r\n', '')).not.toContain('\n')
  })
})

describe('a request to edit', () => {
  const own = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'x-editing-token': 'token',
  }
  const isTaken = (headers: object, method = 'POST') =>
    isOurs({ method, headers: { ...own, ...headers } } as unknown as IncomingMessage, 'token')

  test('comes from a page of this server, by its origin, its host and its token', () => {
    expect(isTaken({})).toBe(true)
    expect(isTaken({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(isTaken({ origin: 'http://elsewhere.example' })).toBe(false)
    expect(isTaken({ origin: undefined })).toBe(false)
    expect(isTaken({ host: 'elsewhere.example', origin: 'http://elsewhere.example' })).toBe(false)
    expect(isTaken({ 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(isTaken({ 'x-editing-token': 'tokem' })).toBe(false)
    expect(isTaken({ 'x-editing-token': undefined })).toBe(false)
    expect(isTaken({ 'content-type': 'text/plain' })).toBe(false)
    expect(isTaken({}, 'GET')).toBe(false)
  })
})
