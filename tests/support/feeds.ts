import type { Site } from '../../renderer/model/site.ts'
import { createFeedFiles } from '../../scripts/build/feeds/feedFiles.ts'

export function createFeeds(site: Site): Promise<Map<string, string>> {
  const createMeta = (address: string) => ({ title: address, description: `About ${address}` })
  const pages = new Map(site.pages().map(({ address }) => [address, { meta: createMeta(address) }]))
  return createFeedFiles({ site, pages, getFileSize: async () => 10 })
}
