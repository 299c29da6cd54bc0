import type { Config } from 'vike/types'

export const config = {
  passToClient: [],
  prerender: { noExtraDir: true, disableAutoRun: true },
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config
