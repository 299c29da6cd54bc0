import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createTestContent } from '../support/contentFolder.ts'
import { kill, printed, startProgram } from '../support/programs.ts'

let program: ReturnType<typeof startProgram> | undefined
afterEach(async () => program && (await kill(program)))

const WAITING = 'Waiting for changes'

test('checks again after a file was replaced and after the folder was deleted', async () => {
  const content = createTestContent({})
  const post = join(content, 'team/president.yaml')
  program = startProgram(['check', '--watch', '--content', content])
  const after = (change: () => void, pattern: RegExp) => {
    const result = program && printed(program, pattern)
    change()
    return result
  }
  await after(() => {}, new RegExp(`in order[^]*${WAITING}`))
  const replace = (text: string) => {
    writeFileSync(`${content}.new`, text)
    renameSync(`${content}.new`, post)
  }
  await after(() => replace('order: 1\nname: Alex\nrolle: President\nbio: Leads.\n'), new RegExp(`rolle[^]*${WAITING}`))
  await after(
    () => writeFileSync(post, 'order: 1\nname: Alex\nrole: President\nbio: Leads.\n'),
    new RegExp(`in order[^]*${WAITING}`),
  )
  const gone = await after(
    () => renameSync(content, `${content}.away`),
    new RegExp(`[^]*There is no content folder[^]*${WAITING}`),
  )
  expect(gone?.[0]).not.toMatch(/\n {4}at /)
  await after(() => renameSync(`${content}.away`, content), new RegExp(`in order[^]*${WAITING}`))
})
