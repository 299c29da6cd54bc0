import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import type { Site } from '../../renderer/model/site.ts'
import { createFeedFiles } from '../../scripts/build/feeds/feedFiles.ts'

/** Creates metadata of all pages, with `noindex` for a hidden address. */
export const createPagesByAddress = (site: Site, hidden?: string) =>
  new Map(site.pages().map(({ address }) => [address, { meta: createMeta(address, address === hidden) }]))

const createMeta = (title: string, noindex: boolean) => ({ title, description: `About ${title} [and more]`, noindex })

export const createFeeds = (site: Site): Map<string, string> =>
  createFeedFiles({ site, pages: createPagesByAddress(site), getFileSize: () => 10 })

/** Returns the errors of an XML document: in its syntax, and with a schema, also in its elements. */
export async function findXmlErrors(xml: string, schema?: 'sitemap'): Promise<string[]> {
  const { errors } = await (schema === undefined
    ? validateXML({ xml, normalization: 'format' })
    : validateXML({ xml, schema: readFileSync(`tests/fixtures/schemas/${schema}.xsd`, 'utf8') }))
  return errors.map(({ rawMessage }) => rawMessage)
}
