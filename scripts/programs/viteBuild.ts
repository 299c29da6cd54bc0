import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vike/api'
import { createLogger } from 'vite'
import { runWithExitCode } from '../program.ts'

/* `prepareBuild.ts` runs this in a child process. Vike treats a process that imports Vite as a dev server. */

const [outDir] = process.argv.slice(2)
if (outDir === undefined || outDir.startsWith('-')) {
  console.error('Use npm run build, which runs this program.')
  process.exit(1)
}

// Exit if the parent process is killed.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

/** Adds our page modules to Vike's server build, so that both share modules. */
const input = { pageModules: fileURLToPath(new URL('../build/pages/pageModules.ts', import.meta.url)) }

/** Uses absolute URLs in source maps. The bundle is moved after the build. */
const output = {
  sourcemapExcludeSources: true,
  sourcemapPathTransform: (source: string, map: string) => pathToFileURL(resolve(dirname(map), source)).href,
}
const environments = { ssr: { build: { sourcemap: true, rolldownOptions: { input, output } } } }

/** lightningcss 1.33 warns about `:target-current` (CSS Overflow 5), but preserves it. */
const UNKNOWN_TO_LIGHTNINGCSS = "'target-current' is not recognized as a valid pseudo-class"

export const main = () =>
  runWithExitCode(async () => {
    const customLogger = createLogger('warn')
    const { warn } = customLogger
    customLogger.warn = (message, options) => {
      if (!message.includes(UNKNOWN_TO_LIGHTNINGCSS)) warn(message, options)
    }
    // The build copies public files to the site, not to the cache.
    const viteConfig = { logLevel: 'warn', customLogger, publicDir: false, build: { outDir }, environments } as const
    await build({ viteConfig })
  })
