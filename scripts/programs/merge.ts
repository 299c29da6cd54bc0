import { mergeShards } from '../build/mergeShards.ts'
import { OUT } from '../build/steps/publish.ts'
import { runProgram, SOME } from '../runProgram.ts'

const HELP = `npm run merge -- <shard> <shard> … [--content <folder>] [--out <folder>] [--release] [--drafts]

Makes the site of the shards that \`npm run build -- --shard 1/2 --out <shard>\` has built, follows every link, and publishes
into the folder (dist): the same bytes as a build of the whole, for the date of the shards.
  --release  also refuses values that are still tagged !placeholder; the shards were built with it too. Without it, hosts tell
             search engines to leave the site out
  --drafts   if the shards were built with it`

const OPTIONS = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string', default: OUT },
  release: { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS, names: SOME }, mergeShards)
