import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { PROJECT } from '../run/sources.js'
import { HASHED } from '../serve/headers.ts'

/**
 * Makes the script that shows where a preview's texts come from. It is no part of the site's code: only previews have it.
 * @param client the folder of the site's files.
 * @returns its address.
 */
export async function buildPreviewScript(client: string): Promise<string> {
  const made = await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss({ optimize: false })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(client, HASHED),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(PROJECT, 'renderer/editing/preview.ts'),
        output: { format: 'iife', entryFileNames: 'editing.[hash].js' },
      },
    },
  })
  const outputs = Array.isArray(made) ? made : [made]
  const [entry] = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter(({ type }) => type === 'chunk')
  if (!entry) throw new Error('The script of previews was not made.')
  return HASHED + entry.fileName
}
