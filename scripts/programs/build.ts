import { buildIfChanged } from '../build/buildIfChanged.ts'
import { includesDrafts, SITE_OPTIONS } from '../build/options.ts'
import { UserError } from '../errors.ts'
import { defineProgram } from '../program.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release] [--force] [--shard 1/2] [--via-vike]
    [--date <date>] [--drafts] [--editable <url>] [--admin]

Builds the site for a host: checks the content, builds the code, renders the pages, checks all links within the site, and replaces the output folder.
Results are cached, so only changes are rebuilt. For writing, use npm run dev.
  --content   the content folder (default: content)
  --out       the output folder (default: dist): a new or empty folder, or one from an earlier build
  --release   fails if there are placeholders, or overdue reviews of claims or facts. Without it, hosts send X-Robots-Tag: noindex
  --force     ignores cached pages and check results, and builds even if nothing changed
  --shard     1/2 renders half of the pages into --out, and 2/2 the other half. Join the shards with npm run merge
  --via-vike  renders all pages with Vike's own renderer. The bytes must be the same
  --date      the date for the schedule: 2026-11-22 or 2026-11-22T09:00-05:00. Defaults to the time of the last commit, or to the
              current time if the content has uncommitted changes
  --drafts    includes and marks drafts, scheduled, and expired entries. Can't be combined with --release
  --editable  builds a preview with drafts, /admin, and links to the online editor. The value is the URL of the content folder:
              https://github.com/owner/site/edit/main/content. Can't be combined with --release
  --admin     includes the CMS at /admin, even in a release. --no-admin leaves it out of a preview`

const OPTIONS = {
  ...SITE_OPTIONS,
  force: { type: 'boolean', default: false },
  shard: { type: 'string' },
  date: { type: 'string' },
  'via-vike': { type: 'boolean', default: false },
} as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async (values) => {
  const { shard, 'via-vike': viaVike, editable: editUrl, ...otherOptions } = values
  const options = { ...otherOptions, viaVike, editUrl }
  if (options.release && includesDrafts(options))
    throw new UserError("--release can't be combined with --drafts or --editable.")
  if (editUrl !== undefined && !URL.canParse(editUrl))
    throw new UserError(
      '--editable takes the URL of the content folder in an online editor: https://github.com/owner/site/edit/main/content',
    )
  if (shard === undefined) await buildIfChanged(options)
  else {
    const { buildShard, parseShard } = await import('../build/shard.ts')
    await buildShard(options, parseShard(shard))
  }
})
