import { buildIfChanged } from '../build/buildIfChanged.ts'
import { DEFAULT_OUT_DIR, recoverOutput } from '../build/steps/outputFolder.ts'
import { defineProgram } from '../program.ts'
import { parsePort } from '../serve/http.ts'
import { serve } from '../serve/serve.ts'

const HELP = `npm start [-- --port <number>] [--no-build] [--drafts]

Builds the site from the content into dist, and serves it on localhost like a host. Later builds show up without a restart.
  --port      the port (default: the environment's PORT, or 3000). If it's in use, the next free port. 0 selects a random port
  --drafts    includes drafts, scheduled, and expired entries
  --no-build  serves the last build, such as a release, without building first`

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT ?? '3000' },
  build: { type: 'boolean', default: true },
  drafts: { type: 'boolean', default: false },
} as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ port, build, drafts }) => {
  // Check the option before the slow build.
  const parsedPort = parsePort(port)
  if (build) await buildIfChanged({ content: 'content', out: DEFAULT_OUT_DIR, release: false, drafts })
  else await recoverOutput(DEFAULT_OUT_DIR)
  const { origin } = await serve({ folder: DEFAULT_OUT_DIR, port: parsedPort })
  console.log(`\nServing ${DEFAULT_OUT_DIR} at ${origin} (Ctrl+C stops it)`)
})
