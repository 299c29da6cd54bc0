import type { Config } from 'vike/types'

/** Vike's configuration: pages are static HTML, and our build renders them instead of Vike's prerenderer. */
export const config = {
  passToClient: [],
  prerender: { noExtraDir: true, disableAutoRun: true },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
