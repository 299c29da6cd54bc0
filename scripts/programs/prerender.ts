import { buildSite } from '../building/buildSite.ts'
import { showsDrafts } from '../building/options.ts'
import { readSlice } from '../building/slice.ts'
import { assertEditable } from '../editing/assertEditable.ts'
import { PlainError } from '../errors.ts'
import { readOptions } from '../readOptions.ts'
import { runProgram } from '../runProgram.ts'
import { OUT } from '../steps/publish.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release] [--lenient] [--anew] [--shard 1/2] [--via-vike]
    [--date <date>] [--drafts] [--editable <address>]

Checks the content, builds the code, renders the pages, follows every link, and publishes into the folder (dist). What an
earlier build has made of the same is not made again.
  --release   also refuses values that are still tagged !placeholder; without it, hosts tell search engines to leave the site out
  --shard     renders the first of two slices of the pages into the folder, for npm run merge
  --lenient   goes on where places are too much alike, to look at them or to measure; never with --release
  --anew      makes everything again but code and pictures
  --via-vike  renders every page by Vike, not the first of each family alone: the same bytes, and half as long again
  --date      the date that the site is made for, 2026-11-22 or 2026-11-22T09:00-05:00; without it that of the commit. It decides
              what has been published by then
  --drafts    shows drafts, what is not published yet and what no longer is, each with a mark; never with --release
  --editable  makes a preview, with drafts, whose texts lead to their lines in the host's editor, where the content is at this address:
              https://github.com/owner/site/edit/main/content`

await runProgram(async () => {
  const options = readOptions(HELP, {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: OUT },
    release: { type: 'boolean', default: false },
    lenient: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    shard: { type: 'string' },
    date: { type: 'string' },
    drafts: { type: 'boolean', default: false },
    editable: { type: 'string' },
    'via-vike': { type: 'boolean', default: false },
  })
  if (!options) return true
  if (options.lenient && options.release) throw new PlainError('A release is never lenient: its places differ.')
  if (options.release && showsDrafts(options))
    throw new PlainError('A release shows no drafts: visitors are to see it.')
  if (options.editable !== undefined) assertEditable(options.editable, options.shard)
  const { shard, 'via-vike': viaVike, ...others } = options
  if (shard === undefined) await buildSite({ ...others, viaVike })
  else {
    const { buildShard } = await import('../building/buildShard.ts')
    await buildShard({ ...others, viaVike }, readSlice(shard))
  }
  return true
})
