import tailwindcss from '@tailwindcss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { plainImports } from './scripts/plainImports.ts'

export default defineConfig({
  plugins: [vike(), tailwindcss({ optimize: false }), plainImports()],
  server: {
    // What builds and tests write beside a running dev server is none of its business.
    watch: { ignored: ['**/.build/**', '**/.cache/**', '**/dist/**', '**/dist.*/**'] },
  },
  build: {
    // No file is inlined as data: the site's content security policy allows the site's own files alone.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Chunks are asked for when they are needed: see plainImports.
    modulePreload: false,
    // How long plugins take depends on the machine, and says nothing about the code.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
