import { UserError } from '../../errors.ts'

export interface NewOptions {
  title: string | undefined
  slug: string | undefined
  /** Keys are paths: `icon`, `cities.0.lat`. */
  answers: Map<string, string>
}

/** Options of the command. All other options set fields. `draft` is also a field, but needs no value. */
export const COMMAND_OPTIONS = ['slug', 'content', 'set', 'draft']

/** @throws {UserError} for missing values or too many arguments */
export function readArguments(args: string[]): { type: string | undefined; newOptions: NewOptions; content: string } {
  const names: string[] = []
  const answers = new Map<string, string>()
  const remainingArguments = [...args]
  for (let arg = remainingArguments.shift(); arg !== undefined; arg = remainingArguments.shift()) {
    const [, key, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (key === undefined) names.push(arg)
    else if (key === 'draft') answers.set(key, inline ?? 'true')
    else {
      const value = inline ?? remainingArguments.shift()
      if (value === undefined || value.startsWith('--')) throw new UserError(`--${key} needs a value.`)
      answers.set(...(key === 'set' ? parsePair(value) : ([key, value] as const)))
    }
  }
  rejectExtraArguments(names)
  const [type, title] = names
  const [slug, content = 'content'] = [answers.get('slug'), answers.get('content')]
  answers.delete('slug')
  answers.delete('content')
  return { type, newOptions: { title, slug, answers }, content }
}

function rejectExtraArguments(names: string[]): void {
  const dashed = names.find((name) => /^[-–—]/.test(name))
  if (dashed !== undefined)
    throw new UserError(
      `\`${dashed}\` isn't an option. Options start with two hyphens: \`--${dashed.replace(/^[-–—]+/, '')}\`.`,
    )
  const [, title, word] = names
  if (word === undefined) return
  throw new UserError(
    `\`${word}\` isn't expected after \`${title}\`. If the type or title has several words, put it in quotes: npm run new -- "legal page" "Cookie Policy"`,
  )
}

function parsePair(typed: string): readonly [path: string, value: string] {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(typed) ?? []
  if (path !== undefined && value !== undefined) return [path, value]
  throw new UserError('--set needs a path and a value, for example: --set cities.0.lat=39.96')
}
