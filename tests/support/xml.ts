import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** The rules that libxml2 can hold a document against, by the names of files in `tests/fixtures/schemas`. */
type Rules = 'sitemap'

/**
 * What libxml2, which takes no part in writing it, finds wrong in an XML document.
 * @param rules whether it is only to be well-formed, with its namespaces, or more.
 */
export async function faultsOf(xml: string, rules?: Rules): Promise<string[]> {
  const { errors } = await (rules === undefined
    ? validateXML({ xml, normalization: 'format' })
    : validateXML({ xml, schema: readFileSync(`tests/fixtures/schemas/${rules}.xsd`, 'utf8') }))
  return errors.map(({ rawMessage }) => rawMessage)
}
