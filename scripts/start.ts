import './production.ts'

import { parseArgs } from 'node:util'
import { buildSite } from './buildSite.ts'
import { runProgram } from './runProgram.ts'
import { serve } from './serve/serve.ts'

const HELP = `npm start [-- --port <number>] [--no-build]

Builds the site from the content and serves it on localhost.
  --port      the port, 3000 unless told (or the environment's PORT)
  --no-build  serves what dist holds already`

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    build: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
})

const OUT = 'dist'

if (options.help) console.log(HELP)
else await runProgram(start)

async function start(): Promise<boolean> {
  if (options.build && !(await buildSite({ content: 'content', out: OUT, release: false }))) return false
  const address = await listen(Number(options.port))
  if (address) console.log(`\nServing ${OUT} at ${address} (Ctrl+C stops it)`)
  return address !== undefined
}

async function listen(port: number): Promise<string | undefined> {
  try {
    return (await serve({ folder: OUT, port })).address
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    console.error(`Port ${port} is taken. Choose another: npm start -- --port ${port + 1}`)
    return undefined
  }
}
