import { Document, type YAMLSeq } from 'yaml'

/** A value as YAML writes it inside a line: `[Palm Beach]`, `"12"`. */
export function inLine(value: unknown): string {
  const document = new Document([value], { version: '1.2', schema: 'core' })
  ;(document.contents as unknown as YAMLSeq).flow = true
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
}
