import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findClosest } from '../renderer/model/explain/suggest.ts'
import { formatError, UserError } from './errors.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Permitted number of positional arguments. */
interface ArgumentCount {
  min: number
  max: number
}

type Values<Config extends Options> = ReturnType<
  typeof parseArgs<{ options: Config; allowNegative: true; allowPositionals: true }>
>['values']

interface Program<Config extends Options> {
  /** Text for `--help`, also printed if arguments are missing. */
  help: string
  options: Config
  /** Defaults to no arguments. */
  argumentCount?: ArgumentCount
}

export const CONTENT_OPTION = { content: { type: 'string', default: 'content' } } as const

export const ONE_ARGUMENT = { min: 1, max: 1 }
export const AT_LEAST_ONE_ARGUMENT = { min: 1, max: Number.POSITIVE_INFINITY }

/** Parses the arguments and runs a program. The exit code is 1 if `run` returns false or throws. */
export function runProgram<const Config extends Options>(
  { help, options, argumentCount = { min: 0, max: 0 } }: Program<Config>,
  run: (options: Values<Config>, args: string[]) => Promise<unknown>,
): Promise<void> {
  return runWithExitCode(async () => {
    const args = process.argv.slice(2)
    if (args.includes('--help')) {
      console.log(help)
      return true
    }
    assertNoNpmOptions(Object.keys(options), args)
    const { values, positionals } = parseCommandLine(args, options, argumentCount)
    if (positionals.length < argumentCount.min) throw new UserError(help)
    return run(values, positionals)
  })
}

/** Catches errors, because Vike exits with 0 after uncaught errors. */
export async function runWithExitCode(task: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = (await task()) === false ? 1 : 0
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}

/** @throws {UserError} for unknown options and too many arguments */
export function parseCommandLine<const Config extends Options>(
  args: string[],
  options: Config,
  { max }: ArgumentCount,
) {
  assertKnownOptions(args, options, max)
  return parseArgs({ args, options, allowNegative: true, allowPositionals: true })
}

function assertKnownOptions(args: string[], options: Options, max: number): void {
  const knownOptions = Object.keys(options)
  // With `strict: false`, `--dat 2026-12-01` is an option and an argument.
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  let count = 0
  for (const token of tokens) {
    if (token.kind === 'option') {
      const isNegative = token.name.startsWith('no-') && options[token.name.slice(3)]?.type === 'boolean'
      // The parser splits `-fix` into three options.
      const typedOption = token.rawName.startsWith('--')
        ? token.rawName
        : args.find((arg) => arg.startsWith(token.rawName))
      if (!isNegative && !knownOptions.includes(token.name))
        throw new UserError(describeUnknown(typedOption ?? '', knownOptions))
    } else if (token.kind === 'positional') {
      count += 1
      if (count > max) throw new UserError(describeUnexpected(token.value, knownOptions, max))
    }
  }
}

function describeUnknown(typed: string, knownOptions: string[]): string {
  const closest = findClosest(typed.replace(LEADING_DASHES, ''), knownOptions)
  return `There is no option \`${typed}\`. ${closest === undefined ? HELP_HINT : `Did you mean \`--${closest}\`?`}`
}

function describeUnexpected(argument: string, knownOptions: string[], max: number): string {
  if (LEADING_DASHES.test(argument)) return describeUnknown(argument, knownOptions)
  const problem = `\`${argument}\` isn't expected here.`
  if (knownOptions.includes(argument)) return `${problem} Did you mean \`--${argument}\`?`
  return `${problem} ${max === 0 ? HELP_HINT : QUOTES_HINT}`
}

/** Matches dashes as well, because word processors replace two hyphens with a dash. */
const LEADING_DASHES = /^[-–—]+/
const HELP_HINT = '`--help` lists the options.'
const QUOTES_HINT = 'Put a name with spaces in quotes: "two words".'

/** Detects `npm run check --fix`, for which npm only sets `npm_config_fix` (docs.npmjs.com, "npm-run"). @throws {UserError} */
export function assertNoNpmOptions(names: string[], args: string[], env: NodeJS.ProcessEnv = process.env): void {
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
