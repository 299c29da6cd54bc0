import type { InsertableValues } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { getTextAt, selectValues } from '../define/path.ts'
import { mapLeaves, TOKEN_PATTERN } from '../define/strings.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findClosest, getCandidatesHint } from '../diagnostics/similarity.ts'
import type { ParsedFile } from './parsedFile.ts'

/** Values of tokens with a common prefix: `{claim:growth}`, `{price:local-seo/small}`. */
interface TokenValues {
  /** File or folder that defines the values, relative to `content`: `claims.yaml`, `services`. */
  path: string
  /** Keys are ids: `growth`, or `<slug>/<key>` in a collection. */
  values: Map<string, string>
  /** True if a file is missing or has syntax errors, so values can be missing. */
  isBroken: boolean
}

/** Values of the entries of a collection, such as prices. */
export type CollectionValues = TokenValues & { insertableValues: InsertableValues }

/** Values of all tokens. Reads them before validation, so an invalid value is an empty string. */
export class Tokens {
  /** Values by token name: `brand`, `phone`. */
  readonly valuesByName = new Map<string, { text: string; path: string; isBroken: boolean }>()
  readonly collectionValues: CollectionValues[]
  /** Values of records and collections: `claim`, `price`. */
  private readonly valuesByPrefix: Map<string, TokenValues>
  /** Contains all values, because any file can insert them. */
  readonly cacheKey: string

  constructor(model: ContentModel, files: ParsedFile[]) {
    this.collectionValues = listCollectionValues(model, files)
    this.valuesByPrefix = new Map(this.collectionValues.map((values) => [values.insertableValues.singular, values]))
    for (const { path, tokens, records } of model.singletons) {
      const file = files.find(({ source }) => source.path === path)
      const isBroken = file?.hasSyntaxErrors ?? true
      const data = file?.yaml.data
      for (const [name, pattern] of tokens)
        this.valuesByName.set(name, { text: getTextAt(data, pattern), path, isBroken })
      if (!records) continue
      const values = selectValues(data, ['*']).map(
        ({ path: [id], value: record }) => [String(id), getTextAt(record, records.value)] as const,
      )
      this.valuesByPrefix.set(records.singular, { path, isBroken, values: new Map(values) })
    }
    const valueGroups = [...this.valuesByPrefix].map(([prefix, { isBroken, values }]) => [prefix, isBroken, ...values])
    this.cacheKey = JSON.stringify([[...this.valuesByName], valueGroups])
  }

  /**
   * Replaces tokens with values, or with their ids if the value is missing. Adds unknown ids, such as `{claim:typo}`, to
   * `problems`. `unresolvedPaths` are of strings with tokens that are empty or from a file with syntax errors.
   */
  replaceTokens(file: ParsedFile, problems: Diagnostic[]): { data: unknown; unresolvedPaths: Set<string> } {
    const unresolvedPaths = new Set<string>()
    const data = mapLeaves(file.yaml.data, (leaf, path) => {
      if (typeof leaf !== 'string') return leaf
      return leaf.replaceAll(TOKEN_PATTERN, (token, name: string) => {
        const [, prefix = '', id = name] = /^([^:]+):(.*)$/.exec(name) ?? []
        const detail = this.valuesByName.get(name)
        const prefixed = this.valuesByPrefix.get(prefix)
        // The schema reports tokens that remain.
        if (!detail && !prefixed) return token
        const text = detail?.text ?? prefixed?.values.get(id)
        // An empty value is a problem of the file that defines the value.
        if (detail?.isBroken || prefixed?.isBroken || text === '') unresolvedPaths.add(path.join('.'))
        else if (text !== undefined) return text
        else if (prefixed) problems.push(createUnknownIdProblem(file, path, { token, prefix, id, ...prefixed }))
        return id
      })
    })
    return { data, unresolvedPaths }
  }

  /** Returns names of tokens for records with this value: `claim:growth` for `+10%`. `checkRepeatedEntryValues` finds the values of collections. */
  findTokenNamesByValue(text: string): string[] {
    const records = [...this.valuesByPrefix].filter(([, values]) => !('insertableValues' in values))
    return records.flatMap(([prefix, { values }]) =>
      [...values].flatMap(([id, value]) => (value === text ? [`${prefix}:${id}`] : [])),
    )
  }
}

function createUnknownIdProblem(
  { source, yaml }: ParsedFile,
  valuePath: PropertyKey[],
  { token, prefix, id, path, values }: TokenValues & { token: string; prefix: string; id: string },
): Diagnostic {
  const [valueStart] = yaml.getRange(valuePath)
  const [start, end] = source.findRange(token, valueStart)
  const closest = findClosest(id, values.keys())
  // YAML parses a leading token as a map.
  const isSafe = closest !== undefined && start > valueStart && source.text.slice(start, end) === token
  const fix = isSafe ? source.createReplacementFix([start, end], `{${prefix}:${closest}}`) : undefined
  const message = `There is no ${prefix} \`${id}\` in ${path}.`
  return source.createProblem([start, end], message, getCandidatesHint(id, values.keys()), fix)
}

/** Lists the insertable values of each collection, even from invalid files. */
export function listCollectionValues(model: ContentModel, files: ParsedFile[]): CollectionValues[] {
  return model.collections.flatMap(({ insertableValues, name }) => {
    if (!insertableValues) return []
    const values = new Map<string, string>()
    let isBroken = false
    for (const { fileType, yaml, hasSyntaxErrors } of files) {
      if (fileType.kind !== 'entry' || fileType.definition.name !== name) continue
      isBroken ||= hasSyntaxErrors
      for (const [key, value] of insertableValues.listValues(yaml.data)) values.set(`${fileType.slug}/${key}`, value)
    }
    return [{ insertableValues, path: name, values, isBroken }]
  })
}
