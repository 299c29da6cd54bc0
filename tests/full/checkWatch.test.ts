import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestContent } from '../support/contentFolder.ts'
import { killProgram, startProgram, waitForOutput } from '../support/programs.ts'

const WAITING_MESSAGE = 'Waiting for changes'

test('checks again after a file was replaced and after the folder was deleted', async () => {
  const content = createTestContent({})
  const memberPath = join(content, 'team/president.yaml')
  const program = startProgram(['check', '--watch', '--content', content])
  onTestFinished(() => killProgram(program))
  const changeAndWait = (change: () => void, pattern: RegExp) => {
    const result = waitForOutput(program, pattern)
    change()
    return result
  }
  await changeAndWait(() => {}, new RegExp(`in order[^]*${WAITING_MESSAGE}`))
  const replace = (text: string) => {
    writeFileSync(`${content}.new`, text)
    renameSync(`${content}.new`, memberPath)
  }
  await changeAndWait(
    () => replace('order: 1\nname: Alex\nrolle: President\nbio: Leads.\n'),
    new RegExp(`rolle[^]*${WAITING_MESSAGE}`),
  )
  await changeAndWait(
    () => writeFileSync(memberPath, 'order: 1\nname: Alex\nrole: President\nbio: Leads.\n'),
    new RegExp(`in order[^]*${WAITING_MESSAGE}`),
  )
  const output = await changeAndWait(
    () => renameSync(content, `${content}.away`),
    new RegExp(`[^]*There is no content folder[^]*${WAITING_MESSAGE}`),
  )
  expect(output[0]).not.toMatch(/\n {4}at /)
  await changeAndWait(() => renameSync(`${content}.away`, content), new RegExp(`in order[^]*${WAITING_MESSAGE}`))
})
