import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

type Rules = 'sitemap'

export async function findXmlErrors(xml: string, rules?: Rules): Promise<string[]> {
  const { errors } = await (rules === undefined
    ? validateXML({ xml, normalization: 'format' })
    : validateXML({ xml, schema: readFileSync(`tests/fixtures/schemas/${rules}.xsd`, 'utf8') }))
  return errors.map(({ rawMessage }) => rawMessage)
}
