import { readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { checker, FIXTURE, getSite, TODAY } from './contentFolder.ts'

/** Returns the content of the built fixture site. */
export async function readFullFixtureSite(): Promise<Site> {
  const [base, site] = [await readContent(FIXTURE), await readContent('tests/fixtures/site')]
  const texts = new Map([...base.texts, ...site.texts])
  const media = new Map([...base.media, ...site.media])
  return getSite(checker.check({ ...base, texts, media }, TODAY))
}
