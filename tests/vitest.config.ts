import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ByProject } from './support/byProject.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * No file replaces a module of another's: one that has been loaded serves all files of its worker. What a module was
 * turned into is kept from run to run, under a key of its text.
 */
const shared = {
  isolate: false,
  experimental: { fsModuleCache: true, fsModuleCachePath: `${root}.cache/vitest` },
}

/** Limits against hanging on a slow machine, not measures of speed. */
const patient = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

/** As in the programs: pages are made by the React that is shipped, which takes half of the other's time. */
process.env.NODE_ENV = 'production'

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/support/globalSetup.ts',
    // One more than processors, because tests in a browser wait for it; Vitest would leave one processor to itself.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    sequence: { sequencer: ByProject },
    projects: [
      {
        root,
        test: {
          ...shared,
          ...patient,
          name: 'unit',
          include: ['tests/{pages,renderer,scripts,structure,styles}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        test: {
          ...shared,
          ...patient,
          name: 'site',
          include: ['tests/{browser,site}/**/*.test.ts'],
          provide: { engines: ['chromium'] },
        },
      },
      {
        root,
        test: { ...shared, ...patient, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
    ],
  },
})
