import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { PlainError } from '../errors.ts'
import { isWhole } from '../store/artefact.js'
import { codeState } from '../store/root.js'
import type { BuildOptions } from './options.ts'
import type { Slice } from './slice.ts'
import type { Span } from './steps/lastBuild.ts'
import type { KnownPage } from './steps/renderPages.ts'

/** What a shard holds besides its pages. */
export interface Shard {
  slice: Slice
  /** Names the code, the content and the options: shards of one site have the same. */
  state: string
  /** The date that it was made for. */
  moment: string
  /** The time in which it would be the same. */
  span: Span
  pages: Map<string, KnownPage>
}

const RECORD = 'shard'

type ShardOptions = Pick<BuildOptions, 'content' | 'release' | 'drafts'>

/** Names what a shard is made of, on whatever machine: the code, and the bytes of all content. */
export function shardState({ content, release, drafts = false }: ShardOptions): string {
  const hash = createHash('sha256').update(JSON.stringify([codeState(), release, drafts]))
  const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths)
    hash.update(`${path.slice(content.length)}\0`).update(createHash('sha256').update(readFileSync(path)).digest())
  return hash.digest('hex')
}

/** Writes what a shard holds besides its pages. */
export function writeShard(folder: string, shard: Shard): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, RECORD), serialize(shard))
}

/**
 * Reads shards that make one site.
 * @throws {PlainError} if one is damaged, of another site or date, missing, or there twice.
 */
export function readShards(folders: string[], state: string): { folder: string; shard: Shard }[] {
  const shards = folders.map((folder) => {
    if (!isWhole(folder)) throw new PlainError(`${folder} is no shard, or not as it was written: build it again.`)
    const shard: Shard = deserialize(readFileSync(join(folder, RECORD)))
    if (shard.state !== state)
      throw new PlainError(`${folder} is a shard of other content or other code than there is here.`)
    return { folder, shard }
  })
  const of = shards[0]?.shard.slice.of ?? 1
  for (let index = 1; index <= of; index += 1) {
    const found = shards.filter(({ shard: { slice } }) => slice.index === index && slice.of === of)
    if (found.length === 1) continue
    const why = found.length === 0 ? 'is missing' : `is there ${found.length} times`
    throw new PlainError(`Shard ${index}/${of} ${why}: a site is merged from each of its shards, once.`)
  }
  const [first, ...others] = shards.map(({ shard }) => shard)
  const other = others.find(({ span }) => JSON.stringify(span) !== JSON.stringify(first?.span))
  if (other)
    throw new PlainError(
      `Shard ${other.slice.index}/${of} was made for ${other.moment}, and shard ${first?.slice.index}/${of} for ${first?.moment}: between them something is published or unpublished. Build all with the same --date.`,
    )
  if (shards.length > of) throw new PlainError(`${shards.length} shards are more than the ${of} of this site.`)
  return shards
}
