import type { Config } from 'vike/types'

/** Pages are static HTML: components don't run in the browser, and the browser doesn't get their data. */
export const config = {
  passToClient: [],
  prerender: { noExtraDir: true, disableAutoRun: true },
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config
