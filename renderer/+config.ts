import type { Config } from 'vike/types'

/** Pages are HTML: nothing of them runs in the browser, and no data follows them there. */
export const config = {
  passToClient: [],
  prerender: { noExtraDir: true, disableAutoRun: true },
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config
