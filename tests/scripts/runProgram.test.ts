import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setExitCode } from '../../scripts/runProgram.ts'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

test.each(['.build', '.build/site'])(
  'a file in the way of the folder %s is told in a line, without a trace',
  async (path) => {
    const folder = writeFiles(emptyFolder(), { '.build': 'a file' })
    const said = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => {
      said.mockRestore()
      process.exitCode = undefined
    })
    await setExitCode(async () => {
      mkdirSync(join(folder, path), { recursive: true })
      return true
    })
    const message = said.mock.calls.flat().join('\n').trim()
    expect(message).toContain(join(folder, '.build'))
    expect(message.split('\n')).toHaveLength(1)
    expect(process.exitCode).toBe(1)
  },
)
