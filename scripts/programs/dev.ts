import { startDevServer } from '../dev/devServer.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'
import { parsePort } from '../serve/http.ts'

const HELP = `npm run dev [-- --port <number>] [--content <folder>]

Serves the site on localhost with drafts, and with the forms for writers (the CMS) at /admin. Saved changes and problems show up
immediately.
  --port     the port (default: the environment's PORT, or 3000). If it's in use, the next free port. 0 selects a random port
  --content  the content folder (default: content)`

const OPTIONS = { ...CONTENT_OPTION, port: { type: 'string', default: process.env.PORT ?? '3000' } } as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ content, port }) => {
  const origin = await startDevServer(content, parsePort(port))
  console.log(`\n  Local:   ${origin}/\n`)
})
