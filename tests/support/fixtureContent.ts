import { type ContentFolder, readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { checker, FIXTURE, getSite, TODAY } from './contentFolder.ts'

/** Reads the content of the built fixture site. */
async function readFullFixtureFolder(): Promise<ContentFolder> {
  const [base, site] = [await readContent(FIXTURE), await readContent('tests/fixtures/site')]
  return { ...base, texts: new Map([...base.texts, ...site.texts]), media: new Map([...base.media, ...site.media]) }
}

export async function readFullFixtureSite(): Promise<Site> {
  return getSite(checker.check(await readFullFixtureFolder(), TODAY))
}

/** Writes a line of `redirects.yaml` per item, and returns the items that the check rejects. */
export async function findRejectedRedirects(items: string[], format: (item: string) => string): Promise<string[]> {
  const folder = await readFullFixtureFolder()
  const texts = new Map(folder.texts).set('redirects.yaml', Buffer.from(items.map(format).join('\n')))
  const { problems = [] } = checker.check({ ...folder, texts }, TODAY)
  const rejectedLines = new Set(problems.map(({ line }) => line))
  return items.filter((_, index) => rejectedLines.has(index + 1))
}
