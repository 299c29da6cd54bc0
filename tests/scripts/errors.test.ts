import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { getSystemErrorMessage } from '../../scripts/errors.ts'

const createError = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

const DISK_FULL_MESSAGE = 'ENOSPC: no space left on device, write'
const BUNDLER_MESSAGE = `Build failed\nFailed to write file in a.mjs\n\nCaused by:\n  (os error ${constants.errno.ENOSPC})\n\nStack`

test.each([
  ['Node', createError(DISK_FULL_MESSAGE, 'ENOSPC'), DISK_FULL_MESSAGE],
  [
    'Vite',
    createError(`Build failed with 1 error:\n\n[plugin x]\nError: ${DISK_FULL_MESSAGE}\n    at x`, 'PLUGIN_ERROR'),
    DISK_FULL_MESSAGE,
  ],
  ['the bundler', createError(BUNDLER_MESSAGE), 'Failed to write file in a.mjs'],
])('explains a full disk on one line if %s reports it', (_, error, line) => {
  expect(getSystemErrorMessage(error)).toBe(`The disk is full (${line}).`)
})

test("doesn't explain our own errors, because they need a stack", () => {
  expect(getSystemErrorMessage(new TypeError('x is not a function'))).toBeUndefined()
  expect(getSystemErrorMessage(createError('Not found', 'ERR_MODULE_NOT_FOUND'))).toBeUndefined()
})
