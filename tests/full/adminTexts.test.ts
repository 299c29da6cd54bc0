import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addWords, openForm, outcome, save, signIn } from '../support/cms.ts'
import { kill, startDev } from '../support/programs.ts'

const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  dev = await startDev(content)
})
afterAll(async () => {
  await kill(dev.server)
  rmSync(dirname(content), { recursive: true })
})

test('the editor keeps the bytes of all texts but the edited line', async () => {
  const page = await signIn(dev.address, content)
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdx'))
  for (const path of texts) {
    await openForm(page, path.replace('/', '/entries/').replace('.mdx', ''))
    await addWords(page, 'Hello. ')
    await save(page)
  }
  const { lines } = await outcome(page, content)
  const edits = Object.values<string[] | 'gone'>(lines).map(({ length }) => length)
  expect(Object.keys(lines).toSorted()).toEqual(texts.toSorted())
  expect(edits).toEqual(texts.map(() => 2))
})
