import tailwindcss from '@tailwindcss/vite'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** Chunks of modules that pages load together. */
const SCRIPT_GROUPS = [
  // Needed by all islands.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\./ },
  // Exclude modules that every page loads.
  {
    name: 'player',
    test: /\/islands\/[Pp]layer|\/wording\/(?!format)|\/drawing\/beats|\/icons\/player/,
    includeDependenciesRecursively: false,
  },
]

/** Returns the name of the stylesheet that contains a module, usually by page folder: `pages_about`. */
function getStyleGroup(id: string): string | undefined {
  if (id.includes('/renderer/styles.')) return 'styles'
  // Pages in subfolders load the other stylesheets of these folders, but not the utilities.
  const folder = /\/pages\/(industries|locations)\/utilities\./.exec(id)?.[1]
  if (folder) return `${folder}_utilities`
  return /\/(pages\/.+)\//.exec(id)?.[1]?.replaceAll('/', '_')
}

/** Applies `SCRIPT_GROUPS` to the client only, because server chunks affect stylesheets. */
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
      // Hide warnings that depend on the speed of the machine.
      checks: { pluginTimings: false },
      // Avoid chunks that only contain constants.
      optimization: { inlineConst: true },
      // Remove unused Radix classes. They call `__name`, so they seem to have side effects.
      treeshake: { manualPureFunctions: ['__name'] },
      output: { codeSplitting: { groups: [{ name: (id) => getStyleGroup(id) ?? null, test: /\.css$/ }] } },
    },
  },
}))

const PRELOAD_HELPER = '\0vite/preload-helper.js'
const REPLACEMENT_PREFIX = '\0native-import:'

/**
 * Replaces Vite's preload helper with a plain call, because the helper takes almost half of a page's budget for scripts.
 * Our chunks have few imports and no styles to preload. Each importer gets a separate replacement, because a shared
 * module would be an extra request.
 */
function nativeImports(): Plugin {
  return {
    name: 'native-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === PRELOAD_HELPER ? REPLACEMENT_PREFIX + importer : undefined),
    load: (id) => (id.startsWith(REPLACEMENT_PREFIX) ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
