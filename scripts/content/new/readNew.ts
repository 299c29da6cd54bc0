import { PlainError } from '../../errors.ts'

/** What a writer has typed behind `npm run new --`. */
export interface Typed {
  title: string | undefined
  slug: string | undefined
  answers: Map<string, string>
}

/**
 * Reads the command line. Every option but our own is a key of the new file; what it may be, the schema says later.
 * @throws {PlainError} if an option has no value.
 */
export function readNew(args: string[]): { kind: string | undefined; typed: Typed; content: string } {
  const names: string[] = []
  const answers = new Map<string, string>()
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, key, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (key === undefined) names.push(arg)
    else if (key === 'draft') answers.set(key, 'true')
    else {
      const value = inline ?? rest.shift()
      if (value === undefined || value.startsWith('--')) throw new PlainError(`--${key} has no value.`)
      answers.set(...(key === 'set' ? pairIn(value) : ([key, value] as const)))
    }
  }
  const [kind, title] = names
  const [slug, content = 'content'] = [answers.get('slug'), answers.get('content')]
  answers.delete('slug')
  answers.delete('content')
  return { kind, typed: { title, slug, answers }, content }
}

function pairIn(typed: string): readonly [path: string, value: string] {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(typed) ?? []
  if (path !== undefined && value !== undefined) return [path, value]
  throw new PlainError('--set takes a path and a value: --set cities.0.lat=39.96')
}
