import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { UserError } from '../../errors.ts'

export interface EntryOptions {
  title: string | undefined
  slug: string | undefined
  /**
   * Values of `--<field>` and `--set`. Keys are paths: `icon`, `cities.0.lat`.
   * Includes options that aren't fields: `in`, `singular`, `address`, `transcript`.
   */
  fieldValues: Map<string, string>
}

/** Options that don't depend on the fields of a type. `draft` is a field of most types, but its option needs no value. */
export const COMMAND_OPTIONS = ['slug', 'content', 'set', 'draft']

/**
 * Parses the arguments of `npm run new`, in which any field can be an option.
 * @throws {UserError} for missing values or too many arguments
 */
export function readArguments(args: string[]) {
  const positionals: string[] = []
  const fieldValues = new Map<string, string>()
  const remainingArguments = [...args]
  for (let arg = remainingArguments.shift(); arg !== undefined; arg = remainingArguments.shift()) {
    const [, key, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (key === undefined) positionals.push(arg)
    else if (key === 'draft') fieldValues.set(key, inline ?? 'true')
    else {
      const value = inline ?? remainingArguments.shift()
      if (value === undefined || value.startsWith('--')) throw new UserError(`--${key} needs a value.`)
      fieldValues.set(...(key === 'set' ? parsePair(value) : ([key, value] as const)))
    }
  }
  rejectExtraArguments(positionals)
  const [type, titleOrPath] = positionals
  // Episodes can have the path of an MP3 instead of a title.
  const recordingPath = type === episodes.singular && titleOrPath?.endsWith('.mp3') ? titleOrPath : undefined
  const title = recordingPath === undefined ? titleOrPath : undefined
  const [slug, content = 'content'] = [fieldValues.get('slug'), fieldValues.get('content')]
  fieldValues.delete('slug')
  fieldValues.delete('content')
  return { type, entryOptions: { title, slug, fieldValues }, recordingPath, content }
}

function rejectExtraArguments(positionals: string[]): void {
  const dashed = positionals.find((name) => /^[-–—]/.test(name))
  if (dashed !== undefined)
    throw new UserError(
      `\`${dashed}\` isn't an option. Options start with two hyphens: \`--${dashed.replace(/^[-–—]+/, '')}\`.`,
    )
  const [, title, word] = positionals
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
