import { type ParseArgsConfig, parseArgs } from 'node:util'
import { inWords, PlainError } from './errors.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Config extends Options> = ReturnType<
  typeof parseArgs<{ options: Config; allowNegative: true; allowPositionals: true }>
>['values']

/** What a program says of itself with `--help`, and what it reads of its command line. */
interface Described<Config extends Options> {
  help: string
  options: Config
  /** How many names it takes without an option before them: none unless told. */
  names?: { least: number; most: number }
}

/** The option that most programs have: another content folder. */
export const CONTENT = { content: { type: 'string', default: 'content' } } as const

/** One name, and at least one. */
export const ONE = { least: 1, most: 1 }
export const SOME = { least: 1, most: Number.POSITIVE_INFINITY }

/** Runs a program, or prints its help. It has failed where `run` returns `false` or throws: the exit code says so. */
export function runProgram<const Config extends Options>(
  { help, options, names = { least: 0, most: 0 } }: Described<Config>,
  run: (options: Values<Config>, names: string[]) => Promise<unknown>,
): Promise<void> {
  return setExitCode(async () => {
    if (process.argv.includes('--help')) {
      console.log(help)
      return true
    }
    const { values, positionals } = parseArgs({ options, allowNegative: true, allowPositionals: names.most > 0 })
    if (positionals.length < names.least || positionals.length > names.most) throw new PlainError(help)
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
    console.error(inWords(error))
    process.exitCode = 1
  }
}
