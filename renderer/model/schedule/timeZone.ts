import type { ContentModel } from '../define/model.ts'
import { getTextAt } from '../define/path.ts'
import { getSchemaAt } from '../define/schemaAt.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Reads the time zone of the company before validation, because schedules need it. */
export function findTimeZone({ singletons }: ContentModel, files: ParsedFile[]): string | undefined {
  const definition = singletons.find(({ timeZone }) => timeZone !== undefined)
  const file = files.find(({ source }) => source.path === definition?.path)
  if (!definition?.timeZone || !file || file.isBroken) return undefined
  const schema = getSchemaAt(definition.schema, definition.timeZone)
  const { data } = schema?.safeParse(getTextAt(file.yaml.data, definition.timeZone) || undefined) ?? {}
  return typeof data === 'string' ? data : undefined
}
