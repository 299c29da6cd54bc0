import { Body, type BodySummary, computeHash } from '../define/body.ts'
import type { ContentFile } from '../define/definitions.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import type { ValidatedContent } from '../parse/parsedFile.ts'
import { listNamedEntries } from './namedEntries.ts'

/** Persistent cache. A key must contain all inputs of the value, and values can't contain functions or class instances. */
export interface ValueCache {
  /** Returns a new copy. */
  get<Value>(key: string): Value | undefined
  /** Stores a copy, and returns the value. */
  set<Value>(key: string, value: Value): Value
}

/** Bodies of MDX files without syntax errors. Keys are paths relative to `content`. */
export type Bodies = ReadonlyMap<string, Body>

export type ContentWithBodies = ValidatedContent & { bodies: Bodies }

/** Creates the bodies of MDX files without syntax errors. A body compiles on first use, because most checks don't need it. */
export function createBodies(content: ValidatedContent, cache: ValueCache | undefined): Bodies {
  const { model, files, validData, media } = content
  const dataByPath = new Map(
    files.flatMap(({ fileType, source: { path }, yaml }) => {
      const isInsertable = fileType.kind !== 'entry' || fileType.definition.insertableValues
      return isInsertable ? [[path, validData.get(path) ?? yaml.data] as const] : []
    }),
  )
  const linkTextsById = new Map(
    [...model.collections, ...model.nested].flatMap(({ name }) =>
      listNamedEntries(name, content).map(({ id, names: [linkText = ''] }) => [`${name}/${id}`, linkText] as const),
    ),
  )
  // Include every value that a body can insert from other files.
  const insertedHash = computeHash([[...dataByPath], [...linkTextsById], [...media]])
  const bodyData = { read: ({ path }: ContentFile) => dataByPath.get(path), linkTextsById, media }
  const bodies = files.flatMap(({ source, body, hasSyntaxErrors, hash }) => {
    if (!body || hasSyntaxErrors) return []
    const compile = () => compileMdx(body.tree, model, bodyData)
    if (!cache || hash === undefined) return [[source.path, new Body(compile)] as const]
    const key = `body ${computeHash([hash, insertedHash])}`
    const getOrCreate = (create: () => BodySummary) => cache.get<BodySummary>(key) ?? cache.set(key, create())
    return [[source.path, new Body(compile, getOrCreate)] as const]
  })
  return new Map(bodies)
}
