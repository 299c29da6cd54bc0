import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { isIntact, saveArtifact } from '../cache/artifact.ts'
import { hashBuildSources } from '../cache/cacheFolder.ts'
import { UserError } from '../errors.ts'
import { requireContent, sha256 } from '../files.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { hashContent } from './buildIfChanged.ts'
import { hasChangeBetween } from './due.ts'
import type { BuildOptions } from './options.ts'
import { type PreparedBuild, prepareBuild } from './prepareBuild.ts'
import { describePages, type PageResult, renderPages, type Shard } from './steps/renderPages.ts'
import type { WriteSiteFile } from './steps/siteWriter.ts'
import { runStep } from './steps/step.ts'

interface ShardResult extends Pick<PreparedBuild, 'date' | 'now' | 'changes'> {
  shard: Shard
  inputHash: string
  pages: Map<string, PageResult>
}

const RESULT_FILE = 'shard'
/** Subfolder with the rendered pages. */
export const PAGES_FOLDER = 'pages'

/** Parses `2/3`. @throws {UserError} */
export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? []
  if (index !== undefined && count !== undefined && index >= 1 && index <= count) return { index, count }
  throw new UserError(`\`${text}\` isn't a shard. Write --shard 2/3 for the second of three.`)
}

/** Renders a part of the pages for `merge`. @throws {UserError} if the output folder contains unrelated files */
export async function buildShard(options: BuildOptions, shard: Shard): Promise<void> {
  const { content, out } = options
  requireContent(content)
  const names = await readdir(out).catch(() => [])
  if (names.length > 0 && !isIntact(out))
    throw new UserError(`${out} isn't empty, and it isn't a complete shard. Empty it, or choose another folder.`)
  const inputHash = hashShardInput(options)
  await withTemporaryFolder('.build', 'shard-', async (workspace) => {
    const prepared = await prepareBuild(options, workspace)
    const { siteFolder, writeSiteFile, date, now, changes } = prepared
    const writePage: WriteSiteFile = (path, html) => writeSiteFile(join(PAGES_FOLDER, path), html)
    const { pages } = await runStep('render pages', () => renderPages(prepared, writePage, shard), describePages)
    const result: ShardResult = { shard, inputHash, date, now, changes, pages }
    writeSiteFile(RESULT_FILE, serialize(result))
    await mkdir(dirname(out), { recursive: true })
    await rm(out, { recursive: true, force: true })
    await saveArtifact(siteFolder, out)
  })
  console.log(`\nShard ${shard.index}/${shard.count} is in ${out}.`)
}

/** Hashes the code, content, and options. The hash includes the path of the project, because bundles contain it. */
export function hashShardInput({ content, release, drafts = false, editUrl }: Omit<BuildOptions, 'out'>): string {
  return sha256(JSON.stringify([hashBuildSources(), release, drafts, editUrl, hashContent(content)]))
}

/** Reads all shards of a site. @throws {UserError} if a shard is damaged or outdated, or if they don't fit together */
export function readShards(folders: string[], inputHash: string): { folder: string; result: ShardResult }[] {
  const shards = folders.map((folder) => ({ folder, result: readShard(folder, inputHash) }))
  const [firstResult, ...otherResults] = shards.map(({ result }) => result)
  const count = firstResult?.shard.count ?? 1
  const expected = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
  const actual = shards.map(({ result: { shard } }) => `${shard.index}/${shard.count}`)
  if (!isDeepStrictEqual(actual.toSorted(), expected.toSorted()))
    throw new UserError(`Pass each of the shards ${expected.join(', ')} once. These were passed: ${actual.join(', ')}.`)
  const mismatch = firstResult && otherResults.find(({ now }) => hasChangeBetween(now, firstResult))
  if (mismatch)
    throw new UserError(
      `The schedule changes between ${mismatch.date} and ${firstResult.date}, the dates of two shards. Build all shards with the same --date.`,
    )
  return shards
}

function readShard(folder: string, inputHash: string): ShardResult {
  if (!isIntact(folder)) throw new UserError(`${folder} isn't a shard, or it's damaged. Build it again.`)
  const result: ShardResult = deserialize(readFileSync(join(folder, RESULT_FILE)))
  if (result.inputHash !== inputHash)
    throw new UserError(`${folder} was built from other code, content, or options, or at another path. Build it again.`)
  return result
}
