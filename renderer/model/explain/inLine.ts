import { Document, type YAMLSeq } from 'yaml'

/** What older tools of YAML read as a number to the base of sixty. */
const TIME = /^\d+:[0-5]\d$/

/** A value as YAML writes it inside a line: `[Palm Beach]`, `"12"`, `"52:30"`. */
export function inLine(value: unknown): string {
  if (typeof value === 'string' && TIME.test(value)) return `"${value}"`
  const document = new Document([value], { version: '1.2', schema: 'core' })
  ;(document.contents as unknown as YAMLSeq).flow = true
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
}
