import { buildIfChanged } from '../build/buildIfChanged.ts'
import { DEFAULT_OUT_DIR } from '../build/steps/outputFolder.ts'
import { defineProgram } from '../program.ts'
import { parsePort } from '../serve/http.ts'
import { serve } from '../serve/serve.ts'

const HELP = `npm start [-- --port <number>] [--drafts]

Builds the site from the content into dist, and serves it on localhost like a host. Later builds show up without a restart.
  --port      the port (default: the environment's PORT, or 3000). If it's in use, the next free port. 0 selects a random port
  --drafts    includes drafts, scheduled, and expired entries`

const OPTIONS = {
  port: { type: 'string', default: process.env.PORT ?? '3000' },
  drafts: { type: 'boolean', default: false },
} as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ port, drafts }) => {
  // Check the option before the slow build.
  const parsedPort = parsePort(port)
  await buildIfChanged({ content: 'content', out: DEFAULT_OUT_DIR, release: false, drafts })
  const { origin } = await serve({ folder: DEFAULT_OUT_DIR, port: parsedPort })
  console.log(`\nServing ${DEFAULT_OUT_DIR} at ${origin} (Ctrl+C stops it)`)
})
