import type { parseArgs } from 'node:util'
import { type ArgumentCount, assertNoNpmOptions, type Options, parseCommandLine } from './commandLine.ts'
import { formatError, UserError } from './errors.ts'

type Values<Config extends Options> = ReturnType<
  typeof parseArgs<{ options: Config; allowNegative: true; allowPositionals: true }>
>['values']

interface Program<Config extends Options> {
  help: string
  options: Config
  /** Defaults to no arguments. */
  args?: ArgumentCount
}

/** The content folder. */
export const CONTENT = { content: { type: 'string', default: 'content' } } as const

export const ONE = { min: 1, max: 1 }
export const SOME = { min: 1, max: Number.POSITIVE_INFINITY }

/** Runs a program, or prints its help. The exit code is 1 if `run` returns false or throws, or if the command line is invalid. */
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

/**
 * Sets the exit code to 1 if a task returns false or throws.
 * Catches errors, because Vike prints uncaught errors and exits with 0.
 */
export async function setExitCode(task: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = (await task()) === false ? 1 : 0
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}
