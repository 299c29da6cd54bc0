import { UserError } from '../../errors.ts'

/** The arguments of `npm run new --`. */
export interface Typed {
  title: string | undefined
  slug: string | undefined
  answers: Map<string, string>
}

/** The options of the program itself. All others are keys of the new file. */
export const OWN_OPTIONS = ['slug', 'content', 'set', 'draft']

/**
 * Reads the command line. The keys are checked later, against the schema of the kind.
 * @throws {UserError} if an option has no value, or if a word is left over
 */
export function readNew(args: string[]): { kind: string | undefined; typed: Typed; content: string } {
  const names: string[] = []
  const answers = new Map<string, string>()
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, key, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (key === undefined) names.push(arg)
    else if (key === 'draft') answers.set(key, inline ?? 'true')
    else {
      const value = inline ?? rest.shift()
      if (value === undefined || value.startsWith('--')) throw new UserError(`--${key} has no value.`)
      answers.set(...(key === 'set' ? pairIn(value) : ([key, value] as const)))
    }
  }
  refuseWords(names)
  const [kind, title] = names
  const [slug, content = 'content'] = [answers.get('slug'), answers.get('content')]
  answers.delete('slug')
  answers.delete('content')
  return { kind, typed: { title, slug, answers }, content }
}

/** Without quotes, a title becomes several words, and only the first would be used. */
function refuseWords(names: string[]): void {
  const dashed = names.find((name) => /^[-–—]/.test(name))
  if (dashed !== undefined)
    throw new UserError(
      `\`${dashed}\` isn't an option. Options start with two hyphens: \`--${dashed.replace(/^[-–—]+/, '')}\`.`,
    )
  const [, title, word] = names
  if (word === undefined) return
  throw new UserError(
    `\`${word}\` isn't expected after \`${title}\`. Put a kind or a title of several words in quotes: npm run new -- "legal page" "Cookie Policy"`,
  )
}

function pairIn(typed: string): readonly [path: string, value: string] {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(typed) ?? []
  if (path !== undefined && value !== undefined) return [path, value]
  throw new UserError('--set takes a path and a value: --set cities.0.lat=39.96')
}
