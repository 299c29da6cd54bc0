import { buildSite } from '../build/buildSite.ts'
import { SITE_OPTIONS, showsDrafts } from '../build/options.ts'
import { PlainError } from '../errors.ts'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release] [--anew] [--shard 1/2] [--via-vike]
    [--date <date>] [--drafts] [--editable <address>] [--admin] [--watch]

Checks the content, builds the code, renders the pages, follows every link, and publishes into the folder (dist). What an
earlier build has made of the same is not made again.
  --release   also refuses values that are still in a list of placeholders; without it, hosts tell search engines to leave the site out
  --shard     renders the first of two slices of the pages into the folder, for npm run merge
  --anew      makes everything again but code and pictures
  --via-vike  renders every page by Vike: the same bytes
  --date      the date that the site is made for, 2026-11-22 or 2026-11-22T09:00-05:00; without it that of the commit. It decides
              what has been published by then
  --drafts    shows drafts, what is not published yet and what no longer is, each with a mark; never with --release
  --editable  makes a preview, with drafts, whose pages name their files, each a link to the host's editor, where the content is at this address:
              https://github.com/owner/site/edit/main/content. It has the content system at /admin
  --admin     has the content system at /admin without being a preview
  --watch     goes on: what is saved in the content is published as soon as what it touches is made. The code is that of the start`

const OPTIONS = {
  ...SITE_OPTIONS,
  anew: { type: 'boolean', default: false },
  shard: { type: 'string' },
  date: { type: 'string' },
  'via-vike': { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS }, async (options) => {
  if (options.release && showsDrafts(options))
    throw new PlainError('A release shows no drafts: visitors are to see it.')
  if (options.editable !== undefined && !URL.canParse(options.editable))
    throw new PlainError(
      '--editable names the content in your host’s editor: https://github.com/owner/site/edit/main/content',
    )
  const { shard, 'via-vike': viaVike, ...rest } = options
  const others = { ...rest, viaVike }
  if (shard === undefined) await buildSite(others)
  else {
    const { buildShard, readSlice } = await import('../build/shard.ts')
    await buildShard(others, readSlice(shard))
  }
})
