import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** Returns syntax errors, or errors according to the schema of sitemaps. */
export async function findXmlErrors(xml: string, rules?: 'sitemap'): Promise<string[]> {
  const { errors } = await (rules === undefined
    ? validateXML({ xml, normalization: 'format' })
    : validateXML({ xml, schema: readFileSync(`tests/fixtures/schemas/${rules}.xsd`, 'utf8') }))
  return errors.map(({ rawMessage }) => rawMessage)
}
