import type { Collection, Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import { findClosest, suggestCandidates } from '../../../renderer/model/explain/suggest.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'

/** Name of an entry, a nested entry such as a city, or a record such as a claim. */
export type EntryName = { slug: string } & (
  | { kind: 'entry'; definition: Collection }
  | { kind: 'item'; definition: Nested; parent: string }
  | { kind: 'record'; definition: Singleton }
)

/** Parses `posts/first-post`, `blog/first-post`, `cities/florida/tampa`, or `claims/growth`. @throws {UserError} */
export function parseName(site: Site, typed: string): EntryName {
  const { model } = site
  const path = typed.replace(/^(?:\.?\/|content\/)+/, '').replace(/\.(?:mdx|yaml)$/, '')
  const [folder = '', first = '', second, ...remainingParts] = path.split('/')
  const record = model.singletons.find(({ name, records }) => records && name === folder)
  const collection = model.collections.find(({ name, base }) => name === folder || base === `/${folder}`)
  const nested = model.nested.find(({ name, parent }) => name === folder || parent === collection)
  const hasOnePart = first !== '' && second === undefined
  if (record && hasOnePart) return { kind: 'record', definition: record, slug: first }
  if (collection && hasOnePart) return { kind: 'entry', definition: collection, slug: first }
  if (nested && second !== undefined && remainingParts.length === 0)
    return { kind: 'item', definition: nested, parent: first, slug: second }
  if (collection)
    throw new UserError(
      `\`${typed}\` isn't the name of a ${collection.singular}. Write \`${collection.name}/<file name>\`.`,
    )
  throw new UserError(`Nothing is called \`${typed}\`. ${suggestFullName(site, path)}`)
}

/** Suggests `posts/first-post` for `first-post`. */
function suggestFullName(site: Site, path: string): string {
  const { model, inventory } = site
  const [folder = '', ...remainingParts] = path.split('/')
  const fullNames = [
    ...model.collections.flatMap(({ name }) => (inventory.slugs.get(name) ?? []).map((slug) => `${name}/${slug}`)),
    ...model.nested.flatMap(({ name }) =>
      [...(inventory.items.get(name) ?? [])].flatMap(([parent, slugs]) =>
        slugs.map((slug) => `${name}/${parent}/${slug}`),
      ),
    ),
    ...model.singletons.flatMap((singleton) =>
      singleton.records ? Object.keys(site.get(singleton) as object).map((id) => `${singleton.name}/${id}`) : [],
    ),
  ]
  const matches = fullNames.filter((name) => name.endsWith(`/${path}`))
  if (matches.length > 0) return `Did you mean ${matches.map((name) => `\`${name}\``).join(' or ')}?`
  const example = 'Write the folder and the file name, for example `posts/first-post`.'
  const closestFolder =
    remainingParts.length > 0
      ? findClosest(folder, [...new Set(fullNames.map((name) => name.split('/')[0] ?? ''))])
      : undefined
  if (closestFolder !== undefined) return `Did you mean \`${[closestFolder, ...remainingParts].join('/')}\`?`
  const closestPath = findClosest(
    path,
    fullNames.map((name) => name.slice(name.indexOf('/') + 1)),
  )
  const fullName = fullNames.find((name) => name.endsWith(`/${closestPath}`))
  return fullName === undefined ? example : `Did you mean \`${fullName}\`?`
}

/** Formats a name like `posts/first-post`. */
export function formatName(entry: EntryName): string {
  const { definition, slug } = entry
  return entry.kind === 'item' ? `${definition.name}/${entry.parent}/${slug}` : `${definition.name}/${slug}`
}

export function hasEntry(site: Site, entry: EntryName): boolean {
  return listSiblings(site, entry).includes(entry.slug)
}

/** Returns a sentence after a space, such as ` Did you mean …?`, or an empty string. */
export function suggestName(site: Site, entry: EntryName): string {
  if (entry.kind === 'entry') {
    const { getName } = entry.definition
    const match = site
      .listEntries(entry.definition)
      .find((candidate) => slugify(getName(candidate)) === slugify(entry.slug))
    if (match) return ` ${getName(match)} is \`${match.slug}\`.`
  }
  const hint = suggestCandidates(entry.slug, listSiblings(site, entry))
  return hint === undefined ? '' : ` ${hint}`
}

function listSiblings(site: Site, entry: EntryName): string[] {
  if (entry.kind === 'entry') return site.listEntries(entry.definition).map(({ slug }) => slug)
  if (entry.kind === 'record') return Object.keys(site.get(entry.definition) as object)
  return site.inventory.items.get(entry.definition.name)?.get(entry.parent) ?? []
}
