import { readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { checker, FIXTURE, siteIn, TODAY } from './contentFolder.ts'

/** Returns the content of the built fixture site. */
export async function fixtureSiteContent(): Promise<Site> {
  const [base, site] = [await readContent(FIXTURE), await readContent('tests/fixtures/site')]
  const texts = new Map([...base.texts, ...site.texts])
  const media = new Map([...base.media, ...site.media])
  return siteIn(checker.check({ ...base, texts, media }, TODAY))
}
