import type { CitableValues } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { type FieldPattern, getTextAt } from '../define/path.ts'
import { mapStrings, TOKEN } from '../define/texts.ts'
import type { Problem } from '../explain/problem.ts'
import { findClosest, suggestCandidates } from '../explain/suggest.ts'
import type { ParsedFile } from './parsedFile.ts'

interface RecordValues {
  /** File or folder with the records, relative to `content`: `claims.yaml`. */
  path: string
  /** Keys are ids: `growth`, or `<slug>/<key>` in a collection. */
  values: Map<string, string>
  /** True if a file has syntax errors, so values can be missing. */
  isBroken: boolean
}

export interface CitableCollection extends RecordValues {
  citableValues: CitableValues
}

/** Resolves tokens. The data isn't validated yet, so a value can be an empty string. */
export class Tokens {
  /** By token: `brand`, `phone`. */
  readonly companyFacts = new Map<string, { text: string; path: string; isBroken: boolean }>()
  readonly citableCollections: CitableCollection[]
  /** By the prefix of the token: `claim`, `price`. */
  private readonly records = new Map<string, RecordValues>()
  /** A cache key for all values. */
  readonly cacheKey: string

  constructor(model: ContentModel, files: ParsedFile[]) {
    for (const { path, tokens, records } of model.singletons) {
      const file = files.find(({ source }) => source.path === path)
      const isBroken = file?.isBroken ?? true
      const data = file?.yaml.data
      for (const [name, pattern] of tokens)
        this.companyFacts.set(name, { text: getTextAt(data, pattern), path, isBroken })
      if (records) this.records.set(records.singular, { path, isBroken, values: getRecordValues(data, records.value) })
    }
    this.citableCollections = listCitableCollections(model, files)
    for (const collection of this.citableCollections) this.records.set(collection.citableValues.singular, collection)
    const recordEntries = [...this.records].map(([name, { isBroken, values }]) => [name, isBroken, ...values])
    this.cacheKey = JSON.stringify([[...this.companyFacts], recordEntries])
  }

  /** Replaces tokens in strings, and appends unknown ones to `problems`. `unresolvedPaths` has the paths of strings that cite an empty value or an invalid file. */
  replaceTokens(file: ParsedFile, problems: Problem[]): { data: unknown; unresolvedPaths: Set<string> } {
    const unresolvedPaths = new Set<string>()
    const data = mapStrings(file.yaml.data, (text, path) =>
      text.replaceAll(TOKEN, (token, name: string) => {
        const [, prefix = '', id = name] = /^([^:]+):(.*)$/.exec(name) ?? []
        const records = this.records.get(prefix)
        const value =
          this.companyFacts.get(name) ?? (records && { text: records.values.get(id), isBroken: records.isBroken })
        if (value?.text && !value.isBroken) return value.text
        // Empty values are reported in the file of the record.
        const isUnresolved = value && (value.isBroken || value.text === '')
        if (isUnresolved) unresolvedPaths.add(path.join('.'))
        else if (records) problems.push(createUnknownRecordProblem(file, path, { token, prefix, id, records }))
        return isUnresolved || prefix !== '' ? id : token
      }),
    )
    return { data, unresolvedPaths }
  }

  /** Returns the tokens for a value: `claim:growth` for `+10%`. */
  findTokensByValue(text: string): string[] {
    return [...this.records].flatMap(([prefix, records]) =>
      'citableValues' in records
        ? []
        : [...records.values].flatMap(([id, value]) => (value === text ? [`${prefix}:${id}`] : [])),
    )
  }
}

function createUnknownRecordProblem(
  { source, yaml }: ParsedFile,
  path: PropertyKey[],
  { token, prefix, id, records }: { token: string; prefix: string; id: string; records: RecordValues },
): Problem {
  const message = `There is no ${prefix} \`${id}\` in ${records.path}.`
  const [valueStart] = yaml.getRange(path)
  const [start, end] = source.findRange(token, valueStart)
  const closest = findClosest(id, records.values.keys())
  // YAML parses a leading token as a map.
  const isSafe = closest !== undefined && start > valueStart && source.text.slice(start, end) === token
  const fix = isSafe ? source.createReplacementFix(start, end, `{${prefix}:${closest}}`) : undefined
  return source.createProblem(start, end, message, suggestCandidates(id, records.values.keys()), fix)
}

function getRecordValues(data: unknown, valuePattern: FieldPattern): Map<string, string> {
  if (data === null || typeof data !== 'object') return new Map()
  return new Map(Object.entries(data).map(([id, record]) => [id, getTextAt(record, valuePattern)]))
}

/** Collects the values that collections offer to cite, even from invalid files. */
export function listCitableCollections(model: ContentModel, files: ParsedFile[]): CitableCollection[] {
  return model.collections.flatMap(({ citableValues, name }) => {
    if (!citableValues) return []
    const values = new Map<string, string>()
    let hasBrokenFile = false
    for (const { fileType, yaml, isBroken } of files) {
      if (fileType.kind !== 'entry' || fileType.definition.name !== name) continue
      hasBrokenFile ||= isBroken
      for (const [key, value] of citableValues.listValues(yaml.data)) values.set(`${fileType.slug}/${key}`, value)
    }
    return [{ citableValues, path: name, values, isBroken: hasBrokenFile }]
  })
}
