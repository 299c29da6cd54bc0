import { fileURLToPath } from 'node:url'
import { build } from 'vike/api'
import { setExitCode } from '../runProgram.ts'

/**
 * Builds the code into the folder that it is told: a program of its own, because Vike takes a process that has loaded
 * Vite for a development server, and logs each page that it renders; and because Vite's memory goes with it.
 */
const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('The folder to build into is missing.')

// If the build that started this is killed, nobody waits for the result.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

/** What the build takes of the code beside Vike, from the same modules. */
const input = {
  pageModules: fileURLToPath(new URL('../build/pages/pageModules.ts', import.meta.url)),
}
const environments = { ssr: { build: { rolldownOptions: { input } } } }

await setExitCode(async () => {
  await build({ viteConfig: { logLevel: 'warn', build: { outDir }, environments } })
})
