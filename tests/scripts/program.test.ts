import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { assertNoSwallowedOptions, parseCommandLine, runWithExitCode } from '../../scripts/program.ts'
import { createTemporaryFolder, writeFiles } from '../support/siteFolder.ts'

test('prints one line without a stack if a file blocks the creation of a folder', async () => {
  const path = join(writeFiles(createTemporaryFolder(), { '.build': 'a file' }), '.build')
  using consoleError = vi.spyOn(console, 'error').mockReturnValue()
  await runWithExitCode(async () => mkdirSync(path))
  const message = consoleError.mock.calls.flat().join('\n').trim()
  expect(message).toContain(path)
  expect(message.split('\n')).toHaveLength(1)
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
})

const EXAMPLE_OPTIONS = { fix: { type: 'boolean' }, date: { type: 'string' } } as const

test('parses known options and negated booleans', () => {
  expect(parseCommandLine(['--no-fix', '--date=2026-12-01'], EXAMPLE_OPTIONS, 0).values).toEqual({
    fix: false,
    date: '2026-12-01',
  })
})

test.each<[args: string[], message: string, maxArguments?: number]>([
  [['--fixx'], 'There is no option `--fixx`. Did you mean `--fix`?'],
  [['-fix'], 'There is no option `-fix`. Did you mean `--fix`?'],
  [['—fix'], 'There is no option `—fix`. Did you mean `--fix`?'],
  [['--dte=2026-12-01'], 'There is no option `--dte`. Did you mean `--date`?'],
  [['--no-date'], 'There is no option `--no-date`. '],
  [['--something-else'], 'There is no option `--something-else`. `--help` lists the options.'],
  [['fix'], "`fix` isn't expected here. Did you mean `--fix`?"],
  [['content'], "`content` isn't expected here. `--help` lists the options."],
  [['two', 'words'], '`words` isn\'t expected here. Put a name with spaces in quotes: "two words".', 1],
])('rejects the arguments %j: %s', (args, message, maxArguments = 0) => {
  expect(() => parseCommandLine(args, EXAMPLE_OPTIONS, maxArguments)).toThrow(message)
})

test("rejects an option that npm doesn't pass on, with the command to type", () => {
  const env = { npm_config_fix: 'true', npm_config_date: '', npm_lifecycle_event: 'check' }
  expect(() => assertNoSwallowedOptions([], ['date', 'fix'], env)).toThrow('npm run check -- --fix')
  expect(() => assertNoSwallowedOptions(['--fix'], ['date', 'fix'], env)).not.toThrow()
  const dateEnv = { npm_config_publish_at: 'true' }
  expect(() => assertNoSwallowedOptions([], ['publish-at'], dateEnv)).toThrow('-- --publish-at')
})
