import tailwindcss from '@tailwindcss/vite'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** Combines modules that pages load together. */
const SCRIPT_GROUPS = [
  // All islands need React and the hydration.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\./ },
  // Exclude modules that every page loads.
  {
    name: 'player',
    test: /\/islands\/[Pp]layer|\/wording\/(?!format)|\/drawing\/beats|\/model\/define\/|\/icons\/player/,
    includeDependenciesRecursively: false,
  },
]

/** Groups stylesheets by page folder. */
function styleGroup(id: string): string | undefined {
  if (/\/renderer\/(styles|components\/(BarDrawing|StackingTable))\./.test(id)) return 'styles'
  // Subfolders share these stylesheets, except for utilities.
  const family = /\/pages\/(industries|locations)\/utilities\./.exec(id)?.[1]
  if (family) return `${family}_utilities`
  return /\/(pages\/.+)\//.exec(id)?.[1]?.replaceAll('/', '_')
}

/** Only for the client, because server chunks affect stylesheets. */
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
    // Block other origins, hidden files, keys, and certificates.
    cors: false,
    fs: { deny: ['.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'] },
    // Ignore build and test output.
    watch: { ignored: ['**/.build/**', '**/.cache/**', '**/dist/**', '**/dist.*/**'] },
  },
  // Add line numbers to CSS errors: Tailwind only tracks positions for source maps.
  css: { devSourcemap: true },
  // Bundle packages in the server build, because resolving them takes longer. In development, Node loads them.
  ssr: command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'vike'] } : {},
  build: {
    // The content security policy disallows data URLs.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // See `nativeImports`.
    modulePreload: false,
    rolldownOptions: {
      // These warnings depend on the machine.
      checks: { pluginTimings: false },
      // Avoid chunks that only contain constants.
      optimization: { inlineConst: true },
      // Remove unused Radix classes, a sixth of the accordion, which call `__name`.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups: [{ name: (id) => styleGroup(id) ?? null, test: /\.css$/ }] } },
    },
  },
}))

const PRELOAD_HELPER = '\0vite/preload-helper.js'
const REPLACEMENT = '\0native-import:'

/**
 * Removes Vite's preload helper, which is 0.9 KB gzipped, a third of a page's budget. Our chunks have few imports and
 * no styles to preload. Each module gets a separate replacement, because a shared module would be an extra request.
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
