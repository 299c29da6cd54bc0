import type { ContentModel } from '../define/model.ts'
import { textAt } from '../define/path.ts'
import { schemaAt } from '../define/schemaAt.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Schedules need the time zone before validation. */
export function zoneIn({ singletons }: ContentModel, files: ParsedFile[]): string | undefined {
  const definition = singletons.find(({ zone }) => zone !== undefined)
  const file = files.find(({ source }) => source.path === definition?.path)
  if (!definition?.zone || !file || file.isBroken) return undefined
  const schema = schemaAt(definition.schema, definition.zone)
  const { data } = schema?.safeParse(textAt(file.yaml.data, definition.zone) || undefined) ?? {}
  return typeof data === 'string' ? data : undefined
}
