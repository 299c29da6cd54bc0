import type { Plugin } from 'vite'

/** The module through which Vite calls every `import()` of a built site. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Leaves every `import()` as it is. Vite's own helper, which asks for a chunk's imports and styles ahead, is 0.9 KB
 * gzipped: a third of what a page may have. Our chunks import little, and none has styles.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
