import { type ParseArgsConfig, parseArgs } from 'node:util'

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
