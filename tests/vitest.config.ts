import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ByProject } from './support/byProject.ts'
import type { Engine } from './support/engines/visitor.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** No file replaces a module of another's: one that has been loaded serves all files of its worker. */
const shared = { isolate: false }

/** Limits against hanging on a slow machine, not measures of speed. */
const patient = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

/** What needs the site of the fixtures. */
const built: { globalSetup: string; setupFiles: string; provide: { engines: Engine[] } } = {
  globalSetup: 'tests/support/globalSetup.ts',
  setupFiles: 'tests/support/needFixtureSite.ts',
  provide: { engines: ['chromium'] },
}

/** As in the programs: pages are made by the React that is shipped, which takes half of the other's time. */
process.env.NODE_ENV = 'production'

export default defineConfig({
  root,
  test: {
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
        // The main ways of a visitor, on a site that is built of the fixtures once.
        test: { ...shared, ...patient, ...built, name: 'site', include: ['tests/{browser,site}/**/*.test.ts'] },
      },
      {
        root,
        // What takes minutes, `npm run test:all`: other engines and machines, hosts, kills, every state of every page.
        test: {
          ...shared,
          ...patient,
          ...built,
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          hookTimeout: 1_200_000,
          testTimeout: 600_000,
        },
      },
      {
        root,
        // The real content, as it is.
        test: { ...shared, ...patient, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
    ],
  },
})
