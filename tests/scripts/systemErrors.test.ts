import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { describeCodeError } from '../../scripts/codeError.ts'
import { explainSystemError } from '../../scripts/store/systemErrors.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), code === undefined ? {} : { code })

const FULL = 'ENOSPC: no space left on device, write'
const BUNDLER = `Build failed\nFailed to write file in a.mjs\n\nCaused by:\n  (os error ${constants.errno.ENOSPC})\n\nStack`

test.each([
  ['Node', failed(FULL, 'ENOSPC'), FULL],
  ['Vite', failed(`Build failed with 1 error:\n\n[plugin x]\nError: ${FULL}\n    at x`, 'PLUGIN_ERROR'), FULL],
  ['the bundler', failed(BUNDLER), 'Failed to write file in a.mjs'],
])('explains a full disk in a line if %s reports it', (_, error, line) => {
  expect(explainSystemError(error)).toBe(`The disk is full: ${line}`)
})

test("doesn't explain our own errors, because they need a stack", () => {
  expect(explainSystemError(new TypeError('x is not a function'))).toBeUndefined()
  expect(explainSystemError(failed('Not found', 'ERR_MODULE_NOT_FOUND'))).toBeUndefined()
})

test("describes an error with a message that isn't a string", () => {
  const error = Object.assign(new Error(), { message: null })
  expect(describeCodeError(error)).toMatchObject({ message: 'null' })
})
