import type { z } from 'zod'
import { filterKeys, listKeysAt } from '../define/schemaAt.ts'
import { getValueAt } from '../explain/explain.ts'
import { findClosest } from '../explain/suggest.ts'
import { MAX_PROBLEMS_PER_FILE } from '../limits.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { findSplitNumber } from './splitNumber.ts'

type Issue = z.core.$ZodIssue

/** Drops issues that are caused by an earlier issue. */
export function findCauses(file: ParsedFile, issues: Issue[]): Issue[] {
  const typeIssues = new Map(
    issues.flatMap((issue) => (issue.code === 'invalid_type' ? [[issue.path.join('.'), issue]] : [])),
  )
  const unknownKeyIssues = issues.filter((issue) => issue.code === 'unrecognized_keys')
  const misspelled = new Set(unknownKeyIssues.flatMap(({ path, keys }) => listIntendedKeys(file, path, keys)))
  const splitPaths = new Set(
    unknownKeyIssues.flatMap(({ path, keys }) => findSplitNumber(file, path, keys)?.parentPath.join('.') ?? []),
  )
  return issues.filter((issue) => {
    const path = issue.path.join('.')
    if (splitPaths.has(path) || isInMisreadValue(file, issue) || isAfterToken(file, issue)) return false
    return (typeIssues.get(path) ?? issue) === issue && !(misspelled.has(path) && !file.yaml.has(issue.path))
  })
}

function isAfterToken({ source, yaml }: ParsedFile, issue: Issue): boolean {
  if (issue.code !== 'unrecognized_keys' || issue.keys.join() !== '') return false
  const [start] = yaml.getKeyRange([...issue.path, ''])
  return source.text[start - 1] === '}'
}

function isInMisreadValue({ source, yaml }: ParsedFile, { path, code }: Issue): boolean {
  if (yaml.misreadProblems.length === 0 || path.length === 0 || !yaml.has(path)) return false
  if (typeof (getValueAt(yaml.data, path) ?? '') === 'object' && code !== 'too_small') return false
  const [first, last] = yaml.getRange(path).map((offset) => source.getLineIndex(offset) + 1) as [number, number]
  return yaml.misreadProblems.some(({ line }) => first <= line && line <= last)
}

function listIntendedKeys({ fileType, yaml }: ParsedFile, path: readonly PropertyKey[], keys: string[]): string[] {
  const allowedKeys = listKeysAt(fileType.schema, path)
  return keys.slice(0, MAX_PROBLEMS_PER_FILE).flatMap((key) => {
    const match = findClosest(
      key,
      filterKeys(allowedKeys, fileType.schema, path, getValueAt(yaml.data, [...path, key])),
    )
    return match === undefined ? [] : [[...path, match].join('.')]
  })
}
