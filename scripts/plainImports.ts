import type { Plugin } from 'vite'

/** The module through which Vite calls every `import()` of a built site. */
const HELPER = '\0vite/preload-helper.js'
const OURS = '\0plain-import:'

/**
 * Leaves every `import()` as it is. Vite's own helper, which asks for a chunk's imports and styles ahead, is 0.9 KB
 * gzipped: a third of what a page may have. Our chunks import little, and none has styles. Each module gets a helper of
 * its own, since a shared one would be a file that every page has to wait for.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === HELPER ? OURS + importer : undefined),
    load: (id) => (id.startsWith(OURS) ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
