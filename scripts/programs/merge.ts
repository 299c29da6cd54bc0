import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { completeSite } from '../build/build.ts'
import { type BuildOptions, SITE_OPTIONS } from '../build/options.ts'
import type { PageResult } from '../build/pages/pageRenderer.ts'
import { buildFailed, prepare } from '../build/prepare.ts'
import { PAGES, readShards, shardState } from '../build/shard.ts'
import { assertSafeOutDir } from '../build/steps/assertSafeOutDir.ts'
import { recover } from '../build/steps/publish.ts'
import { fileOf, listAddresses } from '../build/steps/renderPages.ts'
import { step } from '../build/steps/step.ts'
import { pluralize } from '../formatNumbers.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram, SOME } from '../runProgram.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'

const HELP = `npm run merge -- <shard> <shard> … [--content <folder>] [--out <folder>] [--release] [--drafts]
    [--editable <address>] [--admin]

Makes the site of the shards that \`npm run build -- --shard 1/2 --out <shard>\` has built, follows every link, and publishes
into the folder (dist): the same bytes as a build of the whole, for the date of the shards.
  --release  also refuses values that are still in a list of placeholders; the shards were built with it too. Without it, hosts tell
             search engines to leave the site out
  --drafts   if the shards were built with it
  --editable the same, with the same address; the site has the content system at /admin
  --admin    has it without being a preview`

await runProgram({ help: HELP, options: SITE_OPTIONS, names: SOME }, mergeShards)

/**
 * Makes the site of its shards, for their date: the same bytes as a build of the whole, checked as a whole.
 * @throws {UserError} if the shards do not make this site, or anything keeps it from being published.
 */
async function mergeShards(options: BuildOptions, folders: string[]): Promise<void> {
  const { content, out } = options
  await recover(out)
  requireContent(content)
  assertSafeOutDir(out, content)
  const shards = readShards(folders, shardState(options))
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const prepared = await prepare({ ...options, date: shards[0]?.shard.instant }, workspace)
    const { client } = prepared
    const found = new Map<string, { folder: string; page: PageResult }>()
    for (const { folder, shard } of shards)
      for (const [address, page] of shard.pages) found.set(address, { folder, page })
    const missing = listAddresses(prepared.siteContext.site).filter((address) => !found.has(address))
    if (missing.length > 0) throw buildFailed(`${missing[0]} is in none of the shards.`)
    const copyPages = async () => {
      for (const [address, { folder }] of found) {
        mkdirSync(dirname(fileOf(client, address)), { recursive: true })
        cpSync(fileOf(join(folder, PAGES), address), fileOf(client, address))
      }
    }
    await step('copy pages', copyPages, () => pluralize(found.size, 'page'))
    const pages = new Map([...found].map(([address, { page }]) => [address, page]))
    await completeSite(options, prepared, pages)
  })
}
