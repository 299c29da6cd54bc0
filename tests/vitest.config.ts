import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{pages,renderer,scripts,structure,styles}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{site,browser}/**/*.test.ts'],
          globalSetup: 'tests/support/builtSite.ts',
          // A browser and a build on a slow machine: a limit against hanging, not a measure of speed.
          testTimeout: 120_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
