import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { completeSite } from '../build/build.ts'
import { SITE_OPTIONS } from '../build/options.ts'
import { createBuildError, prepareBuild } from '../build/prepareBuild.ts'
import { hashShardInput, PAGES_FOLDER, readShards } from '../build/shard.ts'
import { assertSafeOutDir, recoverOutput } from '../build/steps/outputFolder.ts'
import { getHtmlPath, listRenderedAddresses } from '../build/steps/renderPages.ts'
import { runStep } from '../build/steps/step.ts'
import { requireContent } from '../files.ts'
import { defineProgram } from '../program.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'

const HELP = `npm run merge -- <shard> <shard> … [--content <folder>] [--out <folder>] [--release] [--drafts]
    [--editable <url>] [--admin]

Joins the shards of \`npm run build -- --shard 1/2 --out <shard>\`, checks all links within the site, and writes the site to --out (default: dist).
The bytes are the same as without shards. The shards and this program need the same code, content, project path, --release, --drafts, and --editable.
  --release   fails if there are placeholders, or overdue reviews of claims or facts. Without it, hosts send X-Robots-Tag: noindex
  --drafts    includes drafts, scheduled, and expired entries
  --editable  builds a preview with drafts, /admin, and links to the online editor at this URL
  --admin     includes the CMS at /admin, even in a release. --no-admin leaves it out of a preview`

export const main = defineProgram(
  { help: HELP, options: SITE_OPTIONS, argumentCount: 1, maxArguments: Infinity },
  async ({ editable: editUrl, ...otherOptions }, folders) => {
    const options = { ...otherOptions, editUrl }
    const { content, out } = options
    await recoverOutput(out)
    requireContent(content)
    assertSafeOutDir(out, content)
    const shards = readShards(folders, hashShardInput(options))
    await withTemporaryFolder('.build', 'site-', async (workspace) => {
      const prepared = await prepareBuild({ ...options, date: shards[0]?.result.date }, workspace)
      const pages = new Map(shards.flatMap(({ result }) => [...result.pages]))
      const missingAddress = listRenderedAddresses(prepared.siteContext.site).find((address) => !pages.has(address))
      if (missingAddress !== undefined) throw createBuildError(`No shard contains ${missingAddress}.`)
      const copyPages = async () => {
        for (const { folder, result } of shards)
          for (const path of [...result.pages.keys()].map((address) => getHtmlPath('', address)))
            prepared.writeSiteFile(path, readFileSync(join(folder, PAGES_FOLDER, path)))
      }
      await runStep('copy pages', copyPages, () => pluralize(pages.size, 'page'))
      await completeSite(prepared, pages)
    })
  },
)
