import { join } from 'node:path'
import { build } from 'vike/api'

/** Vite's settings for a build into a workspace. */
export function viteConfig(workspace: string) {
  return { logLevel: 'warn', build: { outDir: workspace } } as const
}

/** Builds scripts, styles and the server bundle. */
export async function buildCode(workspace: string): Promise<{ client: string }> {
  // Whatever the shell or a test runner says: with anything else, visitors would get React's development build.
  process.env.NODE_ENV = 'production'
  await build({ viteConfig: viteConfig(workspace) })
  return { client: join(workspace, 'client') }
}
