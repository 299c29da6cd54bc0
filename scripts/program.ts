import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findClosest } from '../renderer/model/diagnostics/similarity.ts'
import { formatError, UserError } from './errors.ts'

type Options = NonNullable<ParseArgsConfig['options']>

type Values<Config extends Options> = ReturnType<
  typeof parseArgs<{ options: Config; allowNegative: true; allowPositionals: true }>
>['values']

interface Program<Config extends Options> {
  /** Text for `--help`. Also printed if an argument is missing. */
  help: string
  options: Config
  /** Number of required arguments. */
  argumentCount?: number
  maxArguments?: number
}

/** The option of programs that read content. */
export const CONTENT_OPTION = { content: { type: 'string', default: 'content' } } as const

/** Creates the `main` function of a program. The exit code is 1 if `run` returns false or throws. */
export function defineProgram<const Config extends Options>(
  { help, options, argumentCount = 0, maxArguments = argumentCount }: Program<Config>,
  run: (options: Values<Config>, args: string[]) => Promise<unknown>,
) {
  const runWithArguments = async () => {
    const args = process.argv.slice(2)
    if (args.includes('--help')) return console.log(help)
    assertNoSwallowedOptions(args, Object.keys(options))
    const { values, positionals } = parseCommandLine(args, options, maxArguments)
    if (positionals.length < argumentCount) throw new UserError(`An argument is missing.\n\n${help}`)
    return run(values, positionals)
  }
  return () => runWithExitCode(runWithArguments)
}

/** Runs a task, prints the error if it throws, and sets the exit code. Vike exits with 0 after uncaught errors. */
export async function runWithExitCode(task: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = (await task()) === false ? 1 : 0
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}

/** Matches dashes as well, because word processors replace two hyphens with a dash. */
const LEADING_DASHES = /^[-–—]+/
const HELP_HINT = '`--help` lists the options.'

/** Parses options and arguments. @throws {UserError} for unknown options and too many arguments */
export function parseCommandLine<const Config extends Options>(args: string[], options: Config, maxArguments: number) {
  const names = Object.keys(options)
  const unknownOption = args.find((arg) => LEADING_DASHES.test(arg) && !isKnownOption(arg, options))
  if (unknownOption !== undefined) {
    const [typed = ''] = unknownOption.split('=')
    const closest = findClosest(typed.replace(LEADING_DASHES, ''), names)
    const hint = closest === undefined ? HELP_HINT : `Did you mean \`--${closest}\`?`
    throw new UserError(`There is no option \`${typed}\`. ${hint}`)
  }
  const parsed = parseArgs({ args, options, allowNegative: true, allowPositionals: true })
  const extraArgument = parsed.positionals[maxArguments]
  if (extraArgument === undefined) return parsed
  const hint = maxArguments === 0 ? HELP_HINT : 'Put a name with spaces in quotes: "two words".'
  throw new UserError(
    `\`${extraArgument}\` isn't expected here. ${names.includes(extraArgument) ? `Did you mean \`--${extraArgument}\`?` : hint}`,
  )
}

function isKnownOption(arg: string, options: Options): boolean {
  const [, name = ''] = /^--([^=]+)/.exec(arg) ?? []
  return Object.hasOwn(options, name) || options[name.replace(/^no-/, '')]?.type === 'boolean'
}

/** Rejects options that npm swallowed: for `npm run check --fix`, npm only sets `npm_config_fix`. @throws {UserError} */
export function assertNoSwallowedOptions(args: string[], names: string[], env = process.env): void {
  const swallowedOption = names.find((name) => {
    const isPassed = args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
    return !isPassed && Boolean(env[`npm_config_${name.replaceAll('-', '_').toLowerCase()}`])
  })
  if (swallowedOption === undefined) return
  const script = env.npm_lifecycle_event ?? basename(process.argv[1] ?? '')
  throw new UserError(
    `npm doesn't pass on the option \`--${swallowedOption}\`. Write \`--\` before the options: npm run ${script} -- --${swallowedOption}`,
  )
}
