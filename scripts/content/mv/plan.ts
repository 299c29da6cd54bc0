import { posix } from 'node:path'
import { RESERVED_SLUGS, SLUG } from '../../../renderer/model/define/fields.ts'
import { select } from '../../../renderer/model/define/path.ts'
import { applyEdits, type TextEdit } from '../../../renderer/model/explain/fix.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PlainError } from '../../errors.ts'
import { companionsOf, renamed } from './companions.ts'
import type { ContentIndex } from './contentIndex.ts'
import { withGuid } from './feedGuid.ts'
import { exists, type Named, nameOf, suggestionFor } from './names.ts'
import { publishedIn, REDIRECTS, redirectsAfter } from './redirects.ts'
import { referenceEdits } from './referenceEdits.ts'
import { type Renaming, renamingOf } from './renaming.ts'

/** What becomes of a content folder. */
export interface Plan {
  /** Texts with other bytes, by their paths before. */
  texts: Map<string, Uint8Array>
  /** Files with another name, media among them, by their paths before. */
  paths: Map<string, string>
  addresses: ReadonlyMap<string, string>
  /** How many references are written anew, by file. */
  rewritten: Map<string, number>
}

/**
 * Plans a rename: nothing is written.
 * @throws {PlainError} if it cannot be done, with the reason.
 */
export function planMove(index: ContentIndex, from: Named, to: Named): Plan {
  expectPossible(index, from, to)
  const companions = companionsOf(index, from, to.slug)
  const renaming = renamingOf(index.site, from, to.slug, companions.media)
  const own = from.kind === 'entry' ? [[pathOf(from), renamed(pathOf(from), to.slug)] as const] : []
  const media = [...companions.media].map(([before, after]) => [`media/${before}`, `media/${after}`] as const)
  const edits = new Map(index.files.map((file) => [file.file.source.path, editsIn(file, renaming, from, to)]))
  const texts = new Map(
    [...edits].filter(([, all]) => all.length > 0).map(([path, all]) => [path, edited(index, path, all)]),
  )
  const plan = {
    texts,
    paths: new Map([...own, ...companions.entries, ...media]),
    addresses: renaming.addresses,
    rewritten: new Map([...edits].filter(([, all]) => all.length > 0).map(([path, all]) => [path, all.length])),
  }
  addFollowing(plan, index, from)
  return plan
}

function expectPossible({ site, folder }: ContentIndex, from: Named, to: Named): void {
  const [before, after] = [nameOf(from), nameOf(to)]
  const fail = (message: string) => {
    throw new PlainError(`${message} Nothing was changed.`)
  }
  if (!exists(site, from)) fail(`There is no ${singularOf(from)} \`${before}\`.${suggestionFor(site, from)}`)
  if (from.kind !== to.kind || from.definition.name !== to.definition.name)
    fail(`\`${before}\` cannot become \`${after}\`: a file stays in its folder.`)
  if (from.kind === 'item' && to.kind === 'item') {
    if (from.parent !== to.parent)
      fail(`\`${before}\` stays in \`${from.parent}\`: cut its lines and paste them there.`)
    if (isCalledAfter(site.findNested(from.definition, from.parent, from.slug)?.item, from.definition.slug))
      fail(`\`${before}\` is called after another entry: rename that.`)
  }
  if (!SLUG.test(to.slug) || RESERVED_SLUGS.includes(to.slug))
    fail(`\`${to.slug}\` cannot be a name. Use lower-case letters, digits and single hyphens.`)
  if (exists(site, to) || (to.kind === 'entry' && folder.texts.has(pathOf(to)))) fail(`\`${after}\` exists already.`)
}

function singularOf(named: Named): string {
  return named.kind === 'record' ? (named.definition.records?.singular ?? 'record') : named.definition.singular
}

function isCalledAfter(item: unknown, slug: readonly string[]): boolean {
  const [found] = select(item, slug)
  return found !== undefined && typeof found.value !== 'string'
}

/** The file of an entry, in the content folder. */
export function pathOf(named: Extract<Named, { kind: 'entry' }>): string {
  return posix.join(named.definition.name, `${named.slug}.${named.definition.format}`)
}

function editsIn(file: CheckedFile, renaming: Renaming, from: Named, to: Named): TextEdit[] {
  const own = from.kind === 'entry' ? [] : ownEdit(file, from, to)
  return [...referenceEdits(file, renaming), ...own]
}

/** Where a name stands that is no file's: the slug of an item, the key of a record. */
function ownEdit({ file: { source, slot, yaml }, data }: CheckedFile, from: Named, to: Named): TextEdit[] {
  const within = ([start, end]: [number, number]): TextEdit[] => {
    const at = source.text.slice(start, end).indexOf(from.slug)
    return at === -1 ? [] : [source.edit(start + at, start + at + from.slug.length, to.slug)]
  }
  if (from.kind === 'record') return source.path === from.definition.path ? within(yaml.keyRange([from.slug])) : []
  if (from.kind !== 'item' || slot.kind !== 'entry') return []
  const { parent, list, slug } = from.definition
  if (slot.definition.name !== parent.name || slot.slug !== from.parent) return []
  const places = select(data, [...list, '*', ...slug]).filter(({ value }) => value === from.slug)
  return places.flatMap(({ path }) => within(yaml.range(path)))
}

function edited({ folder }: ContentIndex, path: string, edits: TextEdit[]): Uint8Array {
  return Buffer.from(applyEdits(Buffer.from(folder.texts.get(path) ?? []).toString('utf8'), edits))
}

/** What follows from other addresses: redirects, and by what players know an episode. */
function addFollowing(plan: Plan, index: ContentIndex, from: Named): void {
  if (plan.addresses.size === 0) return
  const textOf = (path: string) =>
    Buffer.from(plan.texts.get(path) ?? index.folder.texts.get(path) ?? []).toString('utf8')
  const put = (path: string, change: (text: string) => string) => {
    const [before, after] = [textOf(path), change(textOf(path))]
    if (after !== before) plan.texts.set(path, Buffer.from(after))
  }
  put(REDIRECTS, (text) => redirectsAfter(text, index, plan.addresses))
  if (from.kind !== 'entry') return
  const before = from.definition.address(from.slug)
  const address = plan.addresses.get(before)
  if (address !== undefined && publishedIn(index)(before))
    put(pathOf(from), (text) => withGuid(text, index.site, from, address))
}
