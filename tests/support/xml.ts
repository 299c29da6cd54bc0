import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** Returns the errors of an XML document: in its syntax, and with a schema, also in its elements. */
export async function findXmlErrors(xml: string, schema?: 'sitemap'): Promise<string[]> {
  const { errors } = await (schema === undefined
    ? validateXML({ xml, normalization: 'format' })
    : validateXML({ xml, schema: readFileSync(`tests/fixtures/schemas/${schema}.xsd`, 'utf8') }))
  return errors.map(({ rawMessage }) => rawMessage)
}
