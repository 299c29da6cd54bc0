import type { ContentModel } from '../define/model.ts'
import { textAt } from '../define/path.ts'
import { schemaAt } from '../define/schemaAt.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Reads the company's time zone, or its default, before the schemas run. Returns undefined if it isn't valid. */
export function zoneIn({ singletons }: ContentModel, files: ParsedFile[]): string | undefined {
  const home = singletons.find(({ zone }) => zone !== undefined)
  const file = files.find(({ source }) => source.path === home?.path)
  if (!home?.zone || !file || file.isBroken) return undefined
  const schema = schemaAt(home.schema, home.zone)
  const { data } = schema?.safeParse(textAt(file.yaml.data, home.zone) || undefined) ?? {}
  return typeof data === 'string' ? data : undefined
}
