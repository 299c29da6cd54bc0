import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { runProgram } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from the real content. */
    folder: string
    /** Where it is served. */
    address: string
    /** The browser's executable. */
    browser: string
  }
}

const FOLDER = '.cache/test-site'

/** Builds the real content once for all tests of the site, serves it, and sees to a browser. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  provide('browser', findChromium())
  const { code, output } = await runProgram('prerender', '--out', FOLDER)
  if (code !== 0) throw new Error(`The site does not build:\n${output}`)
  const { server, address } = await serve({ folder: FOLDER, port: 0 })
  provide('folder', FOLDER)
  provide('address', address)
  return () => server.close()
}
