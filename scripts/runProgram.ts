import type { parseArgs } from 'node:util'
import { type Options, parseCommandLine, refuseOptionsKeptByNpm, type WordCount } from './commandLine.ts'
import { formatError, UserError } from './errors.ts'

type Values<Config extends Options> = ReturnType<
  typeof parseArgs<{ options: Config; allowNegative: true; allowPositionals: true }>
>['values']

/** The help text of a program, and its command line. */
interface Described<Config extends Options> {
  help: string
  options: Config
  /** None by default. */
  names?: WordCount
}

/** The option that most programs have: another content folder. */
export const CONTENT = { content: { type: 'string', default: 'content' } } as const

/** One name, and at least one. */
export const ONE = { least: 1, most: 1 }
export const SOME = { least: 1, most: Number.POSITIVE_INFINITY }

/** Runs a program, or prints its help. The exit code is 1 if `run` returns `false` or throws, or if the command line is wrong. */
export function runProgram<const Config extends Options>(
  { help, options, names = { least: 0, most: 0 } }: Described<Config>,
  run: (options: Values<Config>, names: string[]) => Promise<unknown>,
): Promise<void> {
  return setExitCode(async () => {
    const args = process.argv.slice(2)
    if (args.includes('--help')) {
      console.log(help)
      return true
    }
    refuseOptionsKeptByNpm(Object.keys(options), args)
    const { values, positionals } = parseCommandLine(args, options, names)
    if (positionals.length < names.least) throw new UserError(help)
    return run(values, positionals)
  })
}

/**
 * Sets the exit code: 1 if a task says that it has failed, or throws.
 * Errors are caught here, because Vike handles uncaught ones by printing them and exiting with 0.
 */
export async function setExitCode(task: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = (await task()) === false ? 1 : 0
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}
