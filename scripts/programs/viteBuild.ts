import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vike/api'
import { createLogger, type Logger } from 'vite'
import { setExitCode } from '../runProgram.ts'

/**
 * Builds the code. Runs in a separate process to release Vite's memory, and because Vike treats a process that has loaded Vite as a
 * development server, and logs each page.
 */
const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('The folder to build into is missing.')

// If the build that started this process is killed, nothing waits for the result.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

/** The server bundle's second entry. Vite bundles it with Vike's own entry, so that both share their modules. */
const input = {
  pageModules: fileURLToPath(new URL('../build/pages/pageModules.ts', import.meta.url)),
}

/** Source maps of the server bundle, by absolute file URLs because the bundle is moved after the build. Node reads them for stack traces. */
const output = {
  sourcemapExcludeSources: true,
  sourcemapPathTransform: (source: string, map: string) => pathToFileURL(resolve(dirname(map), source)).href,
}
const environments = { ssr: { build: { sourcemap: true, rolldownOptions: { input, output } } } }

/** lightningcss 1.33 keeps `:target-current` (CSS Overflow 5) as written, but warns because it doesn't know it yet. */
const UNKNOWN_TO_LIGHTNINGCSS = "'target-current' is not recognized as a valid pseudo-class"

/** Vite's logger without warnings about CSS that is correct. */
function quietLogger(): Logger {
  const logger = createLogger('warn')
  const { warn } = logger
  logger.warn = (message, options) => {
    if (!message.includes(UNKNOWN_TO_LIGHTNINGCSS)) warn(message, options)
  }
  return logger
}

await setExitCode(async () => {
  await build({ viteConfig: { logLevel: 'warn', customLogger: quietLogger(), build: { outDir }, environments } })
})
