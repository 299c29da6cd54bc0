import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run test:browsers` runs the main journeys in Firefox and WebKit. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'site',
    globalSetup: 'tests/support/globalSetup.ts',
    include: ['tests/full/engines*.test.ts'],
    provide: { engines: ['firefox', 'webkit'] },
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
  },
})
