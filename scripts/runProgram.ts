import type { parseArgs } from 'node:util'
import { type ArgumentCount, assertNoNpmOptions, type Options, parseCommandLine } from './commandLine.ts'
import { formatError, UserError } from './errors.ts'

type Values<Config extends Options> = ReturnType<
  typeof parseArgs<{ options: Config; allowNegative: true; allowPositionals: true }>
>['values']

interface Program<Config extends Options> {
  /** Text for `--help`, also printed if arguments are missing. */
  help: string
  options: Config
  /** Defaults to no arguments. */
  args?: ArgumentCount
}

export const CONTENT_OPTION = { content: { type: 'string', default: 'content' } } as const

export const ONE_ARGUMENT = { min: 1, max: 1 }
export const AT_LEAST_ONE_ARGUMENT = { min: 1, max: Number.POSITIVE_INFINITY }

/** Parses the arguments and runs a program. The exit code is 1 if `run` returns false or throws. */
export function runProgram<const Config extends Options>(
  { help, options, args: count = { min: 0, max: 0 } }: Program<Config>,
  run: (options: Values<Config>, args: string[]) => Promise<unknown>,
): Promise<void> {
  return setExitCode(async () => {
    const args = process.argv.slice(2)
    if (args.includes('--help')) {
      console.log(help)
      return true
    }
    assertNoNpmOptions(Object.keys(options), args)
    const { values, positionals } = parseCommandLine(args, options, count)
    if (positionals.length < count.min) throw new UserError(help)
    return run(values, positionals)
  })
}

/** Catches errors, because Vike exits with 0 after uncaught errors. */
export async function setExitCode(task: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = (await task()) === false ? 1 : 0
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}
