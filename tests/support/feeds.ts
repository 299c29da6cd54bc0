import type { Site } from '../../renderer/model/site.ts'
import { formatDuration } from '../../renderer/wording/duration.ts'
import { createFeedFiles } from '../../scripts/build/feeds/feedFiles.ts'
import { createTestSite, getFixtureSite, removePlaceholders } from './contentFolder.ts'

export function createFeeds(site: Site): Promise<Map<string, string>> {
  const createMeta = (address: string) => ({ title: address, description: `About ${address}` })
  const pages = new Map(site.pages().map(({ address }) => [address, { meta: createMeta(address) }]))
  return createFeedFiles({ site, pages, getSize: async () => 10 })
}

export async function createSiteWithRecording(more = ''): Promise<Site> {
  const recording = (await getFixtureSite()).media.get('episodes/sample.mp3')
  const seconds = recording?.kind === 'recording' ? recording.seconds : 0
  return createTestSite({
    'episodes/first-episode.mdx': (text) =>
      removePlaceholders(text)
        .replace('"52:30"', `"${formatDuration(seconds)}"`)
        .replace('\n---\n', `\n${more}---\n`),
  })
}
