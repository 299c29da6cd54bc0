import { parseArgs } from 'node:util'
import { PlainError } from '../../errors.ts'

/** What a writer has typed behind `npm run new --`. */
export interface Typed {
  title: string | undefined
  slug: string | undefined
  answers: Map<string, string>
}

/**
 * Reads the command line. Every option but our own is a key of the new file; what it may be, the schema says later.
 * @returns nothing if help was asked for.
 * @throws {PlainError} if an option has no value.
 */
export function readNew(help: string, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    console.log(help)
    return undefined
  }
  const { tokens } = parseArgs({
    args: joined(args),
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: OWN,
  })
  const names: string[] = []
  const options = new Map<string, string>()
  const answers = new Map<string, string>()
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    // A key of the file is no option that Node knows: its value comes as a word behind it.
    if (token.kind === 'positional' && before?.kind === 'option' && isOpen(before))
      answers.set(before.name, token.value)
    else if (token.kind === 'positional') names.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'set') setAnswer(token.value, answers)
    else if (token.name === 'draft') answers.set('draft', 'true')
    else if (Object.hasOwn(OWN, token.name)) options.set(token.name, token.value ?? '')
    else if (token.value !== undefined) answers.set(token.name, token.value)
    else if (tokens[index + 1]?.kind !== 'positional') throw new PlainError(`--${token.name} has no value.`)
  }
  const [kind, title] = names
  const told: Typed = { title, slug: options.get('slug'), answers }
  return { kind, told, content: options.get('content') ?? 'content' }
}

/** `--lon -83.63` is one option: what begins with a hyphen and a digit is a number. */
function joined(args: string[]): string[] {
  return args.flatMap((arg, index) => {
    const next = args[index + 1] ?? ''
    if (/^-\d/.test(arg) && index > 0) return []
    return arg.startsWith('--') && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg]
  })
}

const OWN = {
  content: { type: 'string' },
  slug: { type: 'string' },
  set: { type: 'string', multiple: true },
  // A key of the file that needs no value.
  draft: { type: 'boolean' },
} as const

function isOpen({ name, value }: { name: string; value?: string | undefined }): boolean {
  return value === undefined && !Object.hasOwn(OWN, name)
}

function setAnswer(pair: string | undefined, answers: Map<string, string>): void {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(pair ?? '') ?? []
  if (path === undefined || value === undefined)
    throw new PlainError('--set takes a path and a value: --set cities.0.lat=39.96')
  answers.set(path, value)
}
