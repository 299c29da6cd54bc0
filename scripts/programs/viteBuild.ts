import { fileURLToPath } from 'node:url'
import { build } from 'vike/api'
import { runProgram } from '../runProgram.ts'

/**
 * Builds the code into the folder that it is told: a program of its own, because Vike takes a process that has loaded
 * Vite for a development server, and logs each page that it renders; and because Vite's memory goes with it.
 */
const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('The folder to build into is missing.')

// If the build that started this is killed, nobody waits for the result.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

// Of its 1,700 icons the bundle takes the few that pages show: to load all takes longer than to render the fixture.
const ssr = { noExternal: ['lucide-react'] }

/** What the build takes of the code beside Vike, from the same modules: in its own thread, and in others. */
const input = {
  pageModules: fileURLToPath(new URL('../rendering/pageModules.ts', import.meta.url)),
  pageThread: fileURLToPath(new URL('../rendering/pageThread.ts', import.meta.url)),
}
const environments = { ssr: { build: { rolldownOptions: { input } } } }

await runProgram(async () => {
  await build({ viteConfig: { logLevel: 'warn', build: { outDir }, ssr, environments } })
  return true
})
