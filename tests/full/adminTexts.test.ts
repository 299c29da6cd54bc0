import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectChanges, openForm, prependText, saveForm, signIn } from '../support/cms.ts'
import { killProgram, startDev } from '../support/programs.ts'

const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  dev = await startDev(content)
})
afterAll(async () => {
  await killProgram(dev.server)
  rmSync(dirname(content), { recursive: true })
})

test('the CMS changes only the edited line of an article', async () => {
  const page = await signIn(dev.origin, content)
  const articlePaths = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mdx'),
  )
  for (const path of articlePaths) {
    await openForm(page, path.replace('/', '/entries/').replace('.mdx', ''))
    await prependText(page, 'Hello. ')
    await saveForm(page)
  }
  const { lines } = await collectChanges(page, content)
  const changedLineCounts = Object.values<string[] | 'deleted'>(lines).map(({ length }) => length)
  expect(Object.keys(lines).toSorted()).toEqual(articlePaths.toSorted())
  // The old and the new line.
  expect(changedLineCounts).toEqual(articlePaths.map(() => 2))
})
