import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { SLUG } from '../../../renderer/model/define/fields.ts'
import { PlainError } from '../../errors.ts'
import { addressesOf } from '../check/ledger.ts'
import type { ContentIndex } from './contentIndex.ts'
import { toAddresses } from './mentions.ts'
import { type Plan, textsAfter } from './plan.ts'

const DEFINITIONS = 'renderer/collections'

/** What it takes that a collection has another address: in the content, and in the code. */
type CollectionMove = ReturnType<typeof planCollectionMove>

/**
 * Plans that all of a collection gets another address, list and feeds too: `posts` from `/blog` to `/insights`. Nothing is written.
 * @throws {PlainError} if it cannot be done, with the reason.
 */
export function planCollectionMove(index: ContentIndex, project: string, name: string, base: string) {
  const collection = index.model.collections.find((each) => each.base !== '' && [each.name, each.base].includes(name))
  if (!collection) throw new PlainError(`No collection with an address is called \`${name}\`. Nothing was changed.`)
  if (!base.startsWith('/') || !SLUG.test(base.slice(1)))
    throw new PlainError(`\`${base}\` is no address: write it like \`/insights\`. Nothing was changed.`)
  const pages: [before: string, after: string] = [`pages${collection.base}`, `pages${base}`]
  const isTaken = index.site.pages().some(({ address }) => moved(address, base, '') !== address)
  if (isTaken || existsSync(join(project, pages[1])))
    throw new PlainError(`There are pages at \`${base}\` already. Nothing was changed.`)
  // The definition that says its address, and the folder of its pages in the project.
  return { plan: contentAfter(index, collection, base), definition: definitionAfter(project, collection, base), pages }
}

function contentAfter(index: ContentIndex, collection: Collection, base: string): Plan {
  const changed = addressesOf(index.site).map((address) => [address, moved(address, collection.base, base)] as const)
  const addresses = new Map(changed.filter(([before, after]) => before !== after))
  const entries = index.site
    .all(collection)
    .map(({ slug }) => ({ kind: 'entry' as const, definition: collection, slug }))
  const renaming = { of: toAddresses(addresses), ofToken: () => undefined, addresses }
  return { paths: new Map(), ...textsAfter(index, renaming, entries) }
}

/** As code and its notes write one; in the path of a file a dot stands before it. */
const ADDRESS = /(?<![\w.])(?:\/[a-z0-9-]+)+/g

/** Its notes name the address too. */
function definitionAfter(project: string, { base, name }: Collection, after: string) {
  const folders = readdirSync(join(project, DEFINITIONS)).map((folder) => `${DEFINITIONS}/${folder}/definition.ts`)
  for (const path of folders.filter((each) => existsSync(join(project, each)))) {
    const text = readFileSync(join(project, path), 'utf8')
    if (text.includes(`address: '${base}'`) && text.includes(`name: '${name}'`))
      return { path, text: text.replaceAll(ADDRESS, (address) => moved(address, base, after)) }
  }
  throw new PlainError(`No definition says \`address: '${base}'\`. Nothing was changed.`)
}

/** An address where all at `before` and below it is at `after`. */
function moved(address: string, before: string, after: string): string {
  return address === before || address.startsWith(`${before}/`) ? after + address.slice(before.length) : address
}

export function carryOutCollectionMove({ root }: ContentIndex, project: string, move: CollectionMove): void {
  for (const [path, text] of move.plan.texts) writeFileSync(join(root, path), text)
  writeFileSync(join(project, move.definition.path), move.definition.text)
  const [before, after] = move.pages
  renameSync(join(project, before), join(project, after))
}
