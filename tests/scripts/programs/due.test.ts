import { expect, onTestFinished, test, vi } from 'vitest'
import { main } from '../../../scripts/programs/due.ts'

test.each([
  ['--since=yesterday', "`yesterday` isn't a time. Write it with its UTC offset: --since 2026-11-22T09:00Z"],
  ['--since=2026-11-22', "`2026-11-22` isn't a time. "],
  ['--date=', "`` isn't a date. Write --date 2026-11-22"],
])('rejects %s, and names the option to correct', async (arg, message) => {
  const { argv } = process
  process.argv = ['node', 'due', arg]
  onTestFinished(() => void Object.assign(process, { argv, exitCode: undefined }))
  using consoleError = vi.spyOn(console, 'error').mockReturnValue()
  await main()
  expect(consoleError.mock.calls.flat().join('\n')).toContain(message)
})
