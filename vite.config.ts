import tailwindcss from '@tailwindcss/vite'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** What always comes together comes in one file: each one more is a request. */
const SCRIPTS_TOGETHER = [
  // What wakes islands, whichever wakes first.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\./ },
  // The player in a single file, without the modules that it shares with the script of every page.
  {
    name: 'player',
    test: /\/islands\/[Pp]layer|\/wording\/(?!format)|\/drawing\/beats|\/model\/define\/|\/icons\/player/,
    includeDependenciesRecursively: false,
  },
]

/** The sheets of a folder of `pages`; and what every page shows, with what many pages draw or list, which is small. */
function sheetsTogether(id: string): string | undefined {
  if (/\/renderer\/(styles|components\/(BarDrawing|StackingTable))\./.test(id)) return 'styles'
  // Pages of two families show maps, and each has utilities of its own.
  if (/\/pages\/locations\/(CityMap|maps)\./.test(id)) return 'maps'
  // Pages below these show sheets of theirs too, and have utilities of their own.
  const family = /\/pages\/(industries|locations)\/utilities\./.exec(id)?.[1]
  if (family) return `${family}_utilities`
  return /\/(pages\/.+)\//.exec(id)?.[1]?.replaceAll('/', '_')
}

/** The bundler's options for visitors' scripts alone: the server's bundle has others, which also decide about sheets. */
const scriptsTogether: Plugin = {
  name: 'scripts-together',
  applyToEnvironment: ({ name }) => name === 'client',
  outputOptions: ({ manualChunks: _, ...options }) => ({
    ...options,
    codeSplitting: { groups: SCRIPTS_TOGETHER },
  }),
}

export default defineConfig(({ command }) => ({
  plugins: [vike(), tailwindcss({ optimize: false }), plainImports(), scriptsTogether],
  server: {
    // Pages of other origins read nothing here, and nobody what begins with a point: what is installed, settings, keys.
    cors: false,
    fs: { deny: ['.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'] },
    // What builds and tests write beside a running dev server is none of its business.
    watch: { ignored: ['**/.build/**', '**/.cache/**', '**/dist/**', '**/dist.*/**'] },
  },
  // Errors in CSS get a line number: Tailwind only tracks positions for source maps.
  css: { devSourcemap: true },
  // A page's program is few files: those of packages would be found and read one by one, and in each thread again. In
  // development Node reads them.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'vike'] } : {},
  build: {
    // No file is inlined as data: the site's content security policy allows the site's own files alone.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Chunks are asked for when they are needed: see plainImports.
    modulePreload: false,
    // How long plugins take depends on the machine, and says nothing about the code.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A file of constants alone is no request.
      optimization: { inlineConst: true },
      // Radix’s classes name themselves so: unused ones, a sixth of the accordion, would stay.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups: [{ name: (id) => sheetsTogether(id) ?? null, test: /\.css$/ }] } },
    },
  },
}))

/** The module through which Vite calls every `import()` of a built site. */
const HELPER = '\0vite/preload-helper.js'
const OURS = '\0plain-import:'

/**
 * Leaves every `import()` as it is. Vite's own helper, which asks for a chunk's imports and styles ahead, is 0.9 KB
 * gzipped: a third of what a page may have. Our chunks import little, and none has styles. Each module gets a helper of
 * its own, since a shared one would be a file that every page has to wait for.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === HELPER ? OURS + importer : undefined),
    load: (id) => (id.startsWith(OURS) ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
