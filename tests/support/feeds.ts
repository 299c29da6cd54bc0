import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Site } from '../../renderer/model/site.ts'
import { formatDuration } from '../../renderer/wording/duration.ts'
import { factsOf, type PageFacts } from '../../scripts/build/pages/pageFacts.ts'
import { fileOf } from '../../scripts/build/steps/renderPages.ts'
import { feedFiles, filesIn } from '../../scripts/build/steps/writeFeeds.ts'
import { fixtureSite, settled, siteOf } from './contentFolder.ts'
import { writeFiles } from './siteFolder.ts'

/** The feeds of a site whose pages say what they must, and no more. */
export async function feedsWith(site: Site): Promise<Map<string, string>> {
  const client = mkdtempSync(join(tmpdir(), 'feeds-'))
  try {
    return await feedFiles({ site, facts: layOut(site, client), ...filesIn(client) })
  } finally {
    rmSync(client, { recursive: true })
  }
}

/** Writes pages and media. Returns what the build knows of the pages. */
function layOut(site: Site, client: string): Map<string, PageFacts> {
  const facts = new Map<string, PageFacts>()
  for (const { address } of site.pages()) {
    const html = `<meta name="description" content="About ${address}"><div class="prose"><p>Text &amp; <a href="/about">more</a> of ${address}</p></div>`
    writeFiles(client, { [relative(client, fileOf(client, address))]: html })
    facts.set(address, factsOf(html))
  }
  for (const path of site.media.keys()) writeFiles(client, { [`media/${path}`]: 'ten bytes.' })
  return facts
}

/** The fixture with an episode that is true: its recording, and what else of it is given. */
export async function siteWithRecording(more = ''): Promise<Site> {
  const recording = (await fixtureSite()).media.get('episodes/sample.mp3')
  const seconds = recording?.kind === 'recording' ? recording.seconds : 0
  return siteOf({
    'episodes/first-episode.mdx': (text) =>
      settled(text)
        .replace('"52:30"', `"${formatDuration(seconds)}"`)
        .replace('\n---\n', `\n${more}---\n`),
  })
}
