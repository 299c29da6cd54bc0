import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { requireContent } from '../requireContent.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { assemble } from './assemble.ts'
import type { BuildOptions } from './options.ts'
import { prepare, unpublished } from './prepare.ts'
import { PAGES, readShards, shardState } from './shard.ts'
import { recover } from './steps/publish.ts'
import { refuseFolder } from './steps/refuseFolder.ts'
import { addressesOf, fileOf, type KnownPage } from './steps/renderPages.ts'
import { counted, step } from './steps/step.ts'

/**
 * Makes the site of its shards, for their date: the same bytes as a build of the whole, checked as a whole.
 * @param folders one for each shard.
 * @throws {PlainError} if the shards do not make this site, or anything keeps it from being published.
 */
export async function mergeShards(options: BuildOptions, folders: string[]): Promise<void> {
  const { content, out } = options
  await recover(out)
  requireContent(content)
  refuseFolder(out, content)
  const shards = readShards(folders, shardState(options))
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const client = join(workspace, 'client')
    const prepared = await prepare({ ...options, date: shards[0]?.shard.moment }, client)
    const found = new Map<string, { folder: string; known: KnownPage }>()
    for (const { folder, shard } of shards)
      for (const [address, known] of shard.pages) found.set(address, { folder, known })
    const missing = addressesOf(prepared.handed.site).filter((address) => !found.has(address))
    if (missing.length > 0) throw unpublished(`${missing[0]} is in none of the shards.`)
    const lay = async () => {
      for (const [address, { folder }] of found) {
        mkdirSync(dirname(fileOf(client, address)), { recursive: true })
        cpSync(fileOf(join(folder, PAGES), address), fileOf(client, address))
      }
    }
    await step('lay out pages', lay, () => counted(found.size, 'page'))
    await assemble(options, prepared, new Map([...found].map(([address, { known }]) => [address, known])), client)
  })
}
