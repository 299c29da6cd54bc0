import { buildSite } from '../build/buildSite.ts'
import { includesDrafts, SITE_OPTIONS } from '../build/options.ts'
import { UserError } from '../errors.ts'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release] [--force] [--shard 1/2] [--via-vike]
    [--date <date>] [--drafts] [--editable <address>] [--admin]

Builds the site for publishing: checks the content, builds the code, renders the pages, follows every link, and replaces the folder (dist).
Results are cached, so only what changed is rebuilt. If nothing changed, it says so. For writing, use npm run dev.
  --release   refuses values that are still in a list of placeholders. Without it, hosts tell search engines to leave the site out
  --shard     renders the first of two parts of the pages into the folder, for npm run merge
  --force     ignores cached pages and check results
  --via-vike  renders every page with Vike: the same bytes
  --date      the date of the build, 2026-11-22 or 2026-11-22T09:00-05:00; defaults to that of the commit. It decides what is
              published
  --drafts    includes drafts, scheduled, and expired entries, each with a mark. Can't be combined with --release
  --editable  builds a preview, with drafts, in which each page links to its files in the host's editor. The content is at this address:
              https://github.com/owner/site/edit/main/content. It has the content system at /admin
  --admin     includes the content system at /admin without being a preview`

const OPTIONS = {
  ...SITE_OPTIONS,
  force: { type: 'boolean', default: false },
  shard: { type: 'string' },
  date: { type: 'string' },
  'via-vike': { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS }, async (options) => {
  if (options.release && includesDrafts(options))
    throw new UserError("--release can't be combined with --drafts or --editable.")
  if (options.editable !== undefined && !URL.canParse(options.editable))
    throw new UserError(
      '--editable names the content in your host’s editor: https://github.com/owner/site/edit/main/content',
    )
  const { shard, 'via-vike': viaVike, ...rest } = options
  const buildOptions = { ...rest, viaVike }
  if (shard === undefined) await buildSite(buildOptions)
  else {
    const { buildShard, parseShard } = await import('../build/shard.ts')
    await buildShard(buildOptions, parseShard(shard))
  }
})
