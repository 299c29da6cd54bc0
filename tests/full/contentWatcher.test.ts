import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { ContentWatcher } from '../../scripts/dev/contentWatcher.ts'
import { createTestContent } from '../support/contentFolder.ts'
import { replaceInFile } from '../support/siteFolder.ts'

test('reloads pages once after overlapping checks', async () => {
  const content = createTestContent()
  const send = vi.fn()
  const viteServer = { ws: { send }, config: { logger: { error: () => {} } } } as unknown as ViteDevServer
  const watcher = new ContentWatcher(content, viteServer)
  await watcher.resultPromise
  send.mockClear()
  replaceInFile(join(content, 'values/clarity.yaml'), 'Clarity', 'Candor')
  const firstUpdate = watcher.update()
  // Start the first check, so that the second is a run of its own.
  await Promise.resolve()
  await Promise.all([firstUpdate, watcher.update()])
  expect(send).toHaveBeenCalledTimes(1)
})
