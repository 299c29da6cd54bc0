import { buildSite } from '../build/buildSite.ts'
import { OUT, recover } from '../build/steps/publish.ts'
import { runProgram } from '../runProgram.ts'
import { serve } from '../serve/serve.ts'

const HELP = `npm start [-- --port <number>] [--no-build] [--drafts]

Builds the site from the content and serves it on localhost.
  --port      the port, 3000 unless told (or the environment's PORT)
  --drafts    shows drafts, what is not published yet and what no longer is
  --no-build  serves what dist holds already, and whatever a later build puts there`

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT ?? '3000' },
  build: { type: 'boolean', default: true },
  drafts: { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS }, async ({ port, build, drafts }) => {
  if (build) await buildSite({ content: 'content', out: OUT, release: false, drafts })
  else await recover(OUT)
  const { address } = await serve({ folder: OUT, port: Number(port) })
  console.log(`\nServing ${OUT} at ${address} (Ctrl+C stops it)`)
})
