import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { kill, startDev } from '../support/programs.ts'

const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  dev = await startDev(content)
})
afterAll(async () => {
  await kill(dev.server)
  rmSync(dirname(content), { recursive: true })
})

const textOf = async (path: string) => (await fetch(dev.address + path, { headers: { accept: 'text/html' } })).text()

test('the development server reports a deleted content folder, and recovers when it is created again', async () => {
  expect(await textOf('/about')).toContain('We say what things cost.')
  renameSync(content, `${content}.away`)
  await expect.poll(() => textOf('/about')).toContain('There is no content folder')
  expect(dev.output()).not.toMatch(/\n {4}at /)
  renameSync(`${content}.away`, content)
  await expect.poll(() => textOf('/about')).toContain('We say what things cost.')
})

test('the development server sees new files in a folder that was deleted and created again immediately', async () => {
  const values = join(content, 'values')
  const value = (text: string) => `order: 1\nname: Clarity\ntext: ${text}\n`
  rmSync(values, { recursive: true })
  mkdirSync(values)
  writeFileSync(join(values, 'clarity.yaml'), value('We keep it short.'))
  await expect.poll(() => textOf('/about')).toContain('We keep it short.')
  writeFileSync(join(values, 'another.yaml'), 'order: 2\nname: Another\ntext: We add one.\n')
  await expect.poll(() => textOf('/about')).toContain('We add one.')
})
