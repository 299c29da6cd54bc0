import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Engine } from './support/page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The options of all projects. */
const shared = {
  // Loading the modules again for each file would take most of the run. So the files of a worker share module state, such as caches, and a
  // test must pass whichever files ran before it. To check that: `npm run unit -- --sequence.shuffle.files`, and once more with `--isolate`.
  isolate: false,
  // Limits against hanging on a slow machine, not measures of speed.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 100_000 } },
}

/** What needs the site of the fixtures. */
const built: { globalSetup: string; provide: { engines: Engine[] } } = {
  globalSetup: 'tests/support/globalSetup.ts',
  provide: { engines: ['chromium'] },
}

/** As in the programs: pages are made by the React that is shipped, which takes half of the other's time. */
process.env.NODE_ENV = 'production'

export default defineConfig({
  root,
  test: {
    // One more than processors, because tests in a browser wait for it; Vitest would leave one processor to itself.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/{pages,renderer,scripts,structure,styles}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        // The main ways of a visitor, on a site that is built of the fixtures once. One project after the other: a worker, with
        // all that it has loaded, is kept only where the next file is of the same.
        test: {
          ...shared,
          ...built,
          name: 'site',
          include: ['tests/{browser,site}/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        root,
        // What takes minutes, `npm run test:all`: other engines and machines, hosts, kills, every state of every page.
        test: {
          ...shared,
          ...built,
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          hookTimeout: 1_200_000,
          testTimeout: 600_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        root,
        // The real content, as it is.
        test: { ...shared, name: 'contract', include: ['tests/contract/**/*.test.ts'], sequence: { groupOrder: 3 } },
      },
    ],
  },
})
