import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import type { Engine } from './support/page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const shared = {
  // Workers reuse modules, because loading them takes most of the run. Tests must pass in any order: check with `npm
  // run unit -- --sequence.shuffle.files` and `--isolate`.
  isolate: false,
  // Guards against hanging, not a measure of speed.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 100_000 } },
}

const built: { globalSetup: string; provide: { engines: Engine[] } } = {
  globalSetup: 'tests/support/globalSetup.ts',
  provide: { engines: ['chromium'] },
}

/** Makes each Markdown file of mistake cases a test file, so that workers share them. */
const mistakeCases = {
  name: 'mistake-cases',
  load: (file: string) =>
    file.endsWith('.md')
      ? `import { testMistakes } from '/tests/support/mistakes.ts'\ntestMistakes(${JSON.stringify(file)})`
      : undefined,
}

const createProject = (test: ViteUserConfig['test']) => ({ root, test: { ...shared, ...test } })

/** The production build of React renders in half the time. */
process.env.NODE_ENV = 'production'

export default defineConfig({
  root,
  test: {
    // Browser tests mostly wait, so use an extra worker.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    projects: [
      {
        ...createProject({
          name: 'unit',
          include: [
            'tests/{pages,renderer,scripts,structure,styles}/**/*.test.{ts,tsx}',
            'tests/fixtures/mistakes/**/*.md',
          ],
        }),
        plugins: [mistakeCases],
      },
      // In the same group as unit tests, because the browser leaves cores idle.
      createProject({ ...built, name: 'site', include: ['tests/{browser,site}/**/*.test.ts'] }),
      createProject({
        ...built,
        name: 'full',
        include: ['tests/full/**/*.test.ts'],
        hookTimeout: 1_200_000,
        testTimeout: 600_000,
        sequence: { groupOrder: 1 },
      }),
      createProject({ name: 'contract', include: ['tests/contract/**/*.test.ts'], sequence: { groupOrder: 2 } }),
      createProject({
        ...built,
        name: 'browsers',
        include: ['tests/full/engines.test.ts'],
        provide: { engines: ['firefox', 'webkit'] },
        sequence: { groupOrder: 3 },
      }),
    ],
  },
})
