import type { CitableValues } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { getTextAt, type Pattern } from '../define/path.ts'
import { mapStrings, TOKEN } from '../define/texts.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { findClosest, suggestCandidates } from '../explain/suggest.ts'
import type { ParsedFile } from './parsedFile.ts'

type Value = { text: string } | { isUnknown: true } | undefined

interface RecordValues {
  /** File or folder with the records, relative to `content`: `claims.yaml`. */
  path: string
  /** Keys are ids. */
  values: Map<string, string>
  /** True if a file has syntax errors, so values can be missing. */
  isBroken: boolean
}

/** Values for tokens. These are set before validation, so any value may be undefined. */
export class Tokens {
  /** By token: `brand`, `phone`. */
  readonly facts = new Map<string, { text: string; path: string; isBroken: boolean }>()
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
      for (const [name, pattern] of tokens) this.facts.set(name, { text: getTextAt(data, pattern), path, isBroken })
      if (records) this.records.set(records.singular, { path, isBroken, values: getRecordValues(data, records.value) })
    }
    this.citableCollections = listCitableCollections(model, files)
    for (const { citableValues, folder, values, isBroken } of this.citableCollections)
      this.records.set(citableValues.singular, { path: folder, values, isBroken })
    const recordEntries = [...this.records].map(([name, { isBroken, values }]) => [name, isBroken, ...values])
    this.cacheKey = JSON.stringify([[...this.facts], recordEntries])
  }

  /** Replaces tokens in strings. `unresolved` is for paths to values from invalid files. */
  replace(file: ParsedFile, problems: Diagnostic[]): { data: unknown; unresolved: Set<string> } {
    const unresolved = new Set<string>()
    const data = mapStrings(file.yaml.data, (text, path) =>
      text.replaceAll(TOKEN, (token, name: string) => {
        const value = this.getValue(name)
        if (value && 'text' in value) return value.text
        if (value) unresolved.add(path.join('.'))
        const [, record, id] = /^([^:]+):(.*)$/.exec(name) ?? []
        if (!value && record !== undefined && this.records.has(record))
          problems.push(this.reportUnknownRecord(file, token, [record, id ?? ''], path))
        return value || record !== undefined ? (id ?? name) : token
      }),
    )
    return { data, unresolved }
  }

  /** Returns the tokens for a value: `claim:growth` for `+10%`. */
  findTokensByValue(text: string): string[] {
    const prefixes = this.citableCollections.map((citableCollection) => citableCollection.citableValues.singular)
    return [...this.records].flatMap(([record, { values }]) =>
      prefixes.includes(record)
        ? []
        : [...values].flatMap(([id, value]) => (value === text ? [`${record}:${id}`] : [])),
    )
  }

  private getValue(name: string): Value {
    const fact = this.facts.get(name)
    if (fact) return toTokenValue(fact.text, fact.isBroken)
    const [record = '', id = ''] = name.split(':')
    const records = this.records.get(record)
    return records && toTokenValue(records.values.get(id), records.isBroken)
  }

  private reportUnknownRecord(
    file: ParsedFile,
    token: string,
    [record, id]: [string, string],
    path: PropertyKey[],
  ): Diagnostic {
    const { source, yaml } = file
    const { path: recordsPath = '', values = new Map<string, string>() } = this.records.get(record) ?? {}
    const message = `There is no ${record} \`${id}\` in ${recordsPath}.`
    const [from] = yaml.getRange(path)
    const [start, end] = source.find(token, from)
    const suggestion = findClosest(id, values.keys())
    // YAML parses a leading token as a map.
    const isSafe = suggestion !== undefined && start > from && source.text.slice(start, end) === token
    const fix = isSafe ? source.createReplacementFix(start, end, `{${record}:${suggestion}}`) : undefined
    return source.createProblem(start, end, message, suggestCandidates(id, values.keys()), fix)
  }
}

/** Converts a text to a value. Empty values are reported in the file of the record. */
function toTokenValue(text: string | undefined, isBroken: boolean): Value {
  if (isBroken || text === '') return { isUnknown: true }
  return text === undefined ? undefined : { text }
}

function getRecordValues(data: unknown, value: Pattern): Map<string, string> {
  if (data === null || typeof data !== 'object') return new Map()
  return new Map(Object.entries(data).map(([id, record]) => [id, getTextAt(record, value)]))
}

/** Values of a collection that texts can cite. */
export interface CitableCollection {
  citableValues: CitableValues
  /** Name of the collection. */
  folder: string
  /** Keys are `<slug>/<key>`. */
  values: Map<string, string>
  /** True if a file has syntax errors, so values can be missing. */
  isBroken: boolean
}

/** Collects the values that collections offer to cite, even from invalid files. */
export function listCitableCollections(model: ContentModel, files: ParsedFile[]): CitableCollection[] {
  return model.collections.flatMap(({ citableValues, name: folder }) => {
    if (!citableValues) return []
    const entries = files.flatMap(({ fileType, yaml, isBroken }) =>
      fileType.kind === 'entry' && fileType.definition.name === folder
        ? [{ slug: fileType.slug, data: yaml.data, isBroken }]
        : [],
    )
    const values = new Map(
      entries.flatMap(({ slug, data }) =>
        [...citableValues.list(data)].map(([key, value]) => [`${slug}/${key}`, value] as const),
      ),
    )
    return [{ citableValues, folder, values, isBroken: entries.some(({ isBroken }) => isBroken) }]
  })
}
