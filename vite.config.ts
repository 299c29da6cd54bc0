import tailwindcss from '@tailwindcss/vite'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** Chunks of modules that pages always load together, to reduce requests. */
const SCRIPT_GROUPS = [
  // All islands need React and the hydration.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\./ },
  // The player in a single chunk, without the modules that it shares with the script of every page.
  {
    name: 'player',
    test: /\/islands\/[Pp]layer|\/wording\/(?!format)|\/drawing\/beats|\/model\/define\/|\/icons\/player/,
    includeDependenciesRecursively: false,
  },
]

/** Groups style sheets by folder of `pages`. The shared sheet includes small components that many pages use. */
function styleGroup(id: string): string | undefined {
  if (/\/renderer\/(styles|components\/(BarDrawing|StackingTable))\./.test(id)) return 'styles'
  // Pages in subfolders also use the other sheets of these folders, but not the utilities.
  const family = /\/pages\/(industries|locations)\/utilities\./.exec(id)?.[1]
  if (family) return `${family}_utilities`
  return /\/(pages\/.+)\//.exec(id)?.[1]?.replaceAll('/', '_')
}

/** Groups scripts in the client build. The server build has its own groups, which also affect style sheets. */
const scriptGroups: Plugin = {
  name: 'script-groups',
  applyToEnvironment: ({ name }) => name === 'client',
  outputOptions: ({ manualChunks: _, ...options }) => ({
    ...options,
    codeSplitting: { groups: SCRIPT_GROUPS },
  }),
}

export default defineConfig(({ command }) => ({
  plugins: [vike(), tailwindcss({ optimize: false }), nativeImports(), scriptGroups],
  server: {
    // Blocks other origins, and requests for hidden files, keys, and certificates.
    cors: false,
    fs: { deny: ['.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'] },
    // Ignores the output of builds and tests.
    watch: { ignored: ['**/.build/**', '**/.cache/**', '**/dist/**', '**/dist.*/**'] },
  },
  // Errors in CSS get a line number: Tailwind only tracks positions for source maps.
  css: { devSourcemap: true },
  // Bundles packages into the server build, because each worker would resolve and read them again. In development, Node loads them.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'vike'] } : {},
  build: {
    // Disables data URLs, because the content security policy only allows files of the site.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // See `nativeImports`.
    modulePreload: false,
    rolldownOptions: {
      // Disables warnings about slow plugins, which depend on the machine.
      checks: { pluginTimings: false },
      // Avoids chunks that only contain constants.
      optimization: { inlineConst: true },
      // Removes unused classes of Radix, a sixth of the accordion, which call `__name`.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups: [{ name: (id) => styleGroup(id) ?? null, test: /\.css$/ }] } },
    },
  },
}))

/** The module that Vite wraps around `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const REPLACEMENT = '\0native-import:'

/**
 * Removes Vite's preload helper. It's 0.9 KB gzipped, a third of the budget of a page, and our chunks have few imports and no
 * styles to preload. Each module gets its own replacement, because a shared module would be another request on every page.
 */
function nativeImports(): Plugin {
  return {
    name: 'native-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === PRELOAD_HELPER ? REPLACEMENT + importer : undefined),
    load: (id) => (id.startsWith(REPLACEMENT) ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
