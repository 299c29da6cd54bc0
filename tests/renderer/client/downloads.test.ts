import { expect, onTestFinished, test, vi } from 'vitest'
import { FetchError, fetchOnce } from '../../../renderer/client/downloads.ts'

test('throws a FetchError if a download breaks, tries again on the next call, and caches the result', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const breakConnection = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('terminated'))
  const brokenResponse = new Response(new ReadableStream({ start: breakConnection }))
  const fetch = vi.fn().mockResolvedValueOnce(brokenResponse).mockResolvedValueOnce(new Response('text'))
  vi.stubGlobal('fetch', fetch)
  const load = () => fetchOnce('/file.txt', (response) => response.text())
  await expect(load()).rejects.toThrow(FetchError)
  expect(await load()).toBe('text')
  expect(await load()).toBe('text')
  expect(fetch).toHaveBeenCalledTimes(2)
})
