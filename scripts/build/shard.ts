import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { UserError } from '../errors.ts'
import { requireContent } from '../requireContent.ts'
import { isIntact, saveArtifact } from '../store/artifact.ts'
import { sourceHash } from '../store/root.ts'
import { sha256 } from '../store/sources.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { getValidity, type Validity } from './due.ts'
import type { BuildOptions } from './options.ts'
import type { PageResult } from './pages/pageRenderer.ts'
import { prepare } from './prepare.ts'
import { describePages, renderPages, type Slice } from './steps/renderPages.ts'
import { hashContent } from './steps/stamp.ts'
import { step } from './steps/step.ts'

export interface Shard {
  slice: Slice
  /** Names the code, the content and the options: shards of one site have the same. */
  state: string
  instant: string
  validity: Validity
  pages: Map<string, PageResult>
}

const RECORD = 'shard'
/** Where the pages of a shard stand in its folder. */
export const PAGES = 'pages'

/** @throws {UserError} if the text is no slice: `2/3`. */
export function parseShard(text: string): Slice {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? []
  if (index !== undefined && of !== undefined && index >= 1 && index <= of) return { index, of }
  throw new UserError(`\`${text}\` is no shard: write --shard 2/3 for the second of three.`)
}

/**
 * Renders a slice of the pages into a folder, for `merge` on whatever machine has the same code and content.
 * @throws {UserError} if anything is wrong, or the folder holds anything but a shard.
 */
export async function buildShard(options: BuildOptions, slice: Slice): Promise<void> {
  const { content, out } = options
  requireContent(content)
  const names = await readdir(out).catch(() => [])
  if (names.length > 0 && !isIntact(out))
    throw new UserError(`${out} holds other files than those of a shard: name an empty folder, or a new one.`)
  const state = shardState(options)
  await withTemporaryFolder('.build', 'shard-', async (workspace) => {
    const prepared = await prepare(options, workspace)
    const made = join(workspace, 'shard')
    const render = () => renderPages(prepared, join(made, PAGES), slice)
    const { pages } = await step('render pages', render, describePages)
    writeShard(made, { slice, state, instant: prepared.instant, validity: getValidity(prepared), pages })
    await mkdir(dirname(out), { recursive: true })
    await rm(out, { recursive: true, force: true })
    await saveArtifact(made, out)
  })
  console.log(`\nShard ${slice.index}/${slice.of} is in ${out}.`)
}

type ShardOptions = Pick<BuildOptions, 'content' | 'release' | 'drafts' | 'editable'>

/** Hashes everything that a shard is made from, the same on every machine: the code, the content, and the options. */
export function shardState({ content, release, drafts = false, editable }: ShardOptions): string {
  return sha256(JSON.stringify([sourceHash(), release, drafts, editable, hashContent(content)]))
}

/** Writes what a shard holds besides its pages. */
export function writeShard(folder: string, shard: Shard): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, RECORD), serialize(shard))
}

/** @throws {UserError} if a shard is damaged, of another site or date, missing, or there twice. */
export function readShards(folders: string[], state: string): { folder: string; shard: Shard }[] {
  const shards = folders.map((folder) => {
    if (!isIntact(folder)) throw new UserError(`${folder} is no shard, or not as it was written: build it again.`)
    const shard: Shard = deserialize(readFileSync(join(folder, RECORD)))
    if (shard.state !== state)
      throw new UserError(`${folder} is a shard of other content or other code than there is here.`)
    return { folder, shard }
  })
  const of = shards[0]?.shard.slice.of ?? 1
  for (let index = 1; index <= of; index += 1) {
    const found = shards.filter(({ shard: { slice } }) => slice.index === index && slice.of === of)
    if (found.length === 1) continue
    const why = found.length === 0 ? 'is missing' : `is there ${found.length} times`
    throw new UserError(`Shard ${index}/${of} ${why}: a site is merged from each of its shards, once.`)
  }
  const [first, ...others] = shards.map(({ shard }) => shard)
  const other = others.find(({ validity }) => JSON.stringify(validity) !== JSON.stringify(first?.validity))
  if (other)
    throw new UserError(
      `Shard ${other.slice.index}/${of} was made for ${other.instant}, and shard ${first?.slice.index}/${of} for ${first?.instant}: between them something is published or unpublished. Build all with the same --date.`,
    )
  if (shards.length > of) throw new UserError(`${shards.length} shards are more than the ${of} of this site.`)
  return shards
}
