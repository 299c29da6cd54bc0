import type { Definition } from '../../../renderer/model/define/definitions.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { UserError } from '../../errors.ts'
import type { LoadedContent } from '../loadedContent.ts'

/** Name of an entry, a nested entry such as a city, or a record such as a claim. */
export interface EntryName {
  definition: Definition
  /** Only nested entries have a parent. */
  parent?: string
  slug: string
  /** Id in references: `first-post` or `florida/tampa`. */
  id: string
}

export interface Rename {
  from: EntryName
  to: EntryName
}

/** Parses `posts/first-post`, `blog/first-post`, `cities/florida/tampa`, or `claims/growth`. @throws {UserError} */
export function parseEntryName(loaded: LoadedContent, typed: string): EntryName {
  const { model } = loaded
  const path = typed.replace(/^(?:\.?\/|content\/)+/, '').replace(/\.(?:mdx|yaml)$/, '')
  const [folder = '', first = '', second, ...remainingParts] = path.split('/')
  const recordFile = model.singletons.find(({ name, records }) => records && name === folder)
  const collection = model.collections.find(({ name, base }) => name === folder || base === `/${folder}`)
  const nested = model.nested.find(({ name, parent }) => name === folder || parent === collection)
  const definition = recordFile ?? collection
  if (definition && first !== '' && second === undefined) return { definition, slug: first, id: first }
  if (nested && second !== undefined && remainingParts.length === 0)
    return { definition: nested, parent: first, slug: second, id: `${first}/${second}` }
  throw new UserError(
    collection
      ? `\`${typed}\` isn't the name of a ${collection.singular}. Write \`${collection.name}/<file name>\`.`
      : `There is no entry or claim named \`${typed}\`. ${suggestFullName(loaded, path)}`,
  )
}

/** Returns a hint such as `Use `posts/first-post`.` for `first-post`. */
function suggestFullName({ model, targets }: LoadedContent, path: string): string {
  const definitions = [...model.collections, ...model.nested, ...model.singletons.filter(({ records }) => records)]
  const fullNames = definitions.flatMap((definition) =>
    targets.listIds(definition.name).map((id) => `${definition.name}/${id}`),
  )
  const matches = fullNames.filter((name) => name.endsWith(`/${path}`))
  const hint = getCandidatesHint(path, matches.length > 0 ? matches : fullNames)
  return hint ?? 'Write the folder and the file name, for example `posts/first-post`.'
}
