import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { closest } from '../renderer/model/explain/suggest.ts'
import { UserError } from './errors.ts'

export type Options = NonNullable<ParseArgsConfig['options']>

/** How many words a program takes that don't belong to an option. */
export interface WordCount {
  least: number
  most: number
}

/**
 * Parses the command line of a program.
 * @param args the arguments after the program's name
 * @throws {UserError} if an option or a word is unknown, with the closest option
 */
export function parseCommandLine<const Config extends Options>(args: string[], options: Config, { most }: WordCount) {
  refuseUnknown(args, options, most)
  return parseArgs({ args, options, allowNegative: true, allowPositionals: true })
}

function refuseUnknown(args: string[], options: Options, most: number): void {
  const known = Object.keys(options)
  // With `strict: false`, an unknown option has no value: `--dat 2026-12-01` is an option and a word.
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  let words = 0
  for (const token of tokens) {
    if (token.kind === 'option') {
      const isNegative = token.name.startsWith('no-') && options[token.name.slice(3)]?.type === 'boolean'
      // Of `-fix`, the parser makes three options.
      const written = token.rawName.startsWith('--') ? token.rawName : args.find((arg) => arg.startsWith(token.rawName))
      if (!isNegative && !known.includes(token.name)) throw new UserError(unknownOption(written ?? '', known))
    } else if (token.kind === 'positional') {
      words += 1
      if (words > most) throw new UserError(unexpectedWord(token.value, known, most))
    }
  }
}

function unknownOption(written: string, known: string[]): string {
  const near = closest(written.replace(DASHES, ''), known)
  return `There is no option \`${written}\`. ${near === undefined ? LIST : `Did you mean \`--${near}\`?`}`
}

function unexpectedWord(word: string, known: string[], most: number): string {
  if (DASHES.test(word)) return unknownOption(word, known)
  const hint = known.includes(word) ? `Did you mean \`--${word}\`?` : most === 0 ? LIST : QUOTES
  return `\`${word}\` isn't expected here. ${hint}`
}

/** Word processors turn two hyphens into a dash. */
const DASHES = /^[-–—]+/
const LIST = '`--help` lists the options.'
const QUOTES = 'Put a name with spaces in quotes: "two words".'

/**
 * Refuses options that npm kept for itself: `npm run check --fix` instead of `npm run check -- --fix`. The program would run without them.
 * Source: docs.npmjs.com, "npm-run": only arguments after `--` are passed on. npm sets `npm_config_fix` for the others.
 * @throws {UserError} with the command to type
 */
export function refuseOptionsKeptByNpm(names: string[], args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const kept = names.find((name) => {
    const isPassed = args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
    return !isPassed && Boolean(env[`npm_config_${name.replaceAll('-', '_').toLowerCase()}`])
  })
  if (kept === undefined) return
  const script = env.npm_lifecycle_event ?? basename(process.argv[1] ?? '')
  throw new UserError(
    `npm kept the option \`--${kept}\` for itself. Write \`--\` before the options: npm run ${script} -- --${kept}`,
  )
}
