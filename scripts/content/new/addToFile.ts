import { z } from 'zod'
import { cities } from '../../../renderer/collections/states/definition.ts'
import type { Collection, NestedCollection, Singleton } from '../../../renderer/model/define/definitions.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import { formatYaml, restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { UserError } from '../../errors.ts'
import { findValidFile, type LoadedContent } from '../loadedContent.ts'
import { writeIfValid } from './createEntry.ts'
import { type EntryOptions, requireFields } from './entryOptions.ts'
import { addPlaceholders, buildEntryData } from './sampleData.ts'
import { prefillFromTown, removeTown, TOWN_MESSAGE } from './towns.ts'

/** Adds a nested entry or a record to its file. @throws {UserError} before it writes, if a field is missing or invalid */
export function addToFile(
  loadedContent: LoadedContent,
  definition: NestedCollection | Singleton,
  options: EntryOptions,
) {
  if (definition.kind !== 'nested') addRecord(loadedContent, definition, options)
  else if (definition.name === cities.name) addCity(loadedContent, definition, options)
  else addNestedEntry(loadedContent, definition, options)
}

function addCity(loadedContent: LoadedContent, definition: NestedCollection, options: EntryOptions): void {
  // Report problems of the file first.
  requireParentFile(loadedContent, definition.parent, options)
  const townOptions = prefillFromTown(loadedContent, options)
  addNestedEntry(loadedContent, definition, townOptions ?? options, (state) => removeTown(state, townOptions?.title))
  if (townOptions) console.log(TOWN_MESSAGE)
}

/** @param updateParent changes other data of the parent */
function addNestedEntry(
  loadedContent: LoadedContent,
  { parent, schema, singular, slug: slugPath, list: [listKey = ''], getAddress }: NestedCollection,
  options: EntryOptions,
  updateParent = (data: Record<string, unknown>) => data,
): void {
  const file = requireParentFile(loadedContent, parent, options)
  const { title, slug, fieldValues } = requireFields(loadedContent, schema, options)
  const { in: parentSlug = '', ...ownValues } = Object.fromEntries(fieldValues)
  const valuesWithSlug = new Map(Object.entries(ownValues)).set(String(slugPath[0]), slug)
  const input = { title, fieldValues: valuesWithSlug, targets: loadedContent.targets }
  const { data: nestedEntry } = buildEntryData(schema, singular, input)
  const data = updateParent(restorePlaceholders(file))
  const nestedEntries = [...((data[listKey] ?? []) as unknown[]), nestedEntry]
  writeIfValid(loadedContent, file.source.path, formatYaml({ ...data, [listKey]: nestedEntries }, file.fileType.schema))
  console.log(`Added it to ${file.source.displayPath}. Its page will be ${getAddress(parentSlug, slug)}.`)
}

/** @throws {UserError} if `--in` doesn't name a valid file */
function requireParentFile(
  loadedContent: LoadedContent,
  parent: Collection,
  { fieldValues }: EntryOptions,
): ParsedFile {
  const slug = fieldValues.get('in') ?? ''
  const file = findValidFile(loadedContent, getEntryPath(parent, slug))
  if (file) return file
  const problem =
    slug === '' ? `Name the ${parent.singular}: --in <name>.` : `There is no ${parent.singular} \`${slug}\`.`
  const hint = getCandidatesHint(slug, loadedContent.targets.listIds(parent.name))
  throw new UserError([problem, hint].filter(Boolean).join(' '))
}

function addRecord(loadedContent: LoadedContent, { path, records, schema }: Singleton, options: EntryOptions): void {
  const { singular = '' } = records ?? {}
  const recordSchema = schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema
  const { title, slug: id, fieldValues } = requireFields(loadedContent, recordSchema, options)
  const file = findValidFile(loadedContent, path)
  const { [PLACEHOLDERS]: earlierPlaceholders = [], ...data } = file ? restorePlaceholders(file) : {}
  if (Object.hasOwn(data, id)) throw new UserError(`The ${singular} \`${id}\` already exists. Nothing was written.`)
  const record = buildEntryData(recordSchema, singular, { title, fieldValues, targets: loadedContent.targets }, [id])
  const placeholders = [...(earlierPlaceholders as string[]), ...record.placeholders]
  writeIfValid(loadedContent, path, formatYaml(addPlaceholders({ ...data, [id]: record.data }, placeholders), schema))
  console.log(`Added it to ${loadedContent.contentFolder.name}/${path}. Insert it with {${singular}:${id}}.`)
}
