import { type ParseArgsConfig, parseArgs } from 'node:util'
import { PlainError } from './errors.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads a program's options from its command line. With `--help`, prints what the program says of itself.
 * @returns the options, or nothing if help was asked for.
 * @throws {TypeError} if an option is unknown or its value is missing; `runProgram` says so in words.
 */
export function readOptions<const Config extends Options>(text: string, options: Config) {
  if (!process.argv.includes('--help')) return parseArgs({ options, allowNegative: true }).values
  console.log(text)
  return undefined
}

/**
 * The same of a program that takes names without an option before them, each of which it needs.
 * @throws {PlainError} if one is missing, or there are more.
 */
export function readArguments<const Config extends Options, const Name extends string>(
  text: string,
  names: readonly Name[],
  options: Config,
) {
  if (process.argv.includes('--help')) {
    console.log(text)
    return undefined
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== names.length) throw new PlainError(text)
  const named = Object.fromEntries(names.map((name, index) => [name, positionals[index]]))
  return { values, names: named as Record<Name, string> }
}
