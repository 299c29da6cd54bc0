import type { z } from 'zod'
import { filterKeys, listKeysAt } from '../define/schemaAt.ts'
import { getValueAt } from '../explain/explain.ts'
import { findClosest } from '../explain/suggest.ts'
import { MAX_PROBLEMS_PER_FILE } from '../limits.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { findSplitNumber } from './unknownKeys.ts'

type Issue = z.core.$ZodIssue

/** Drops issues that are caused by an earlier issue. */
export function findCauses(file: ParsedFile, issues: Issue[]): Issue[] {
  const typeIssues = new Map<string, Issue>()
  const [intendedPaths, splitPaths] = [new Set<string>(), new Set<string>()]
  for (const issue of issues) {
    if (issue.code === 'invalid_type') typeIssues.set(issue.path.join('.'), issue)
    if (issue.code !== 'unrecognized_keys') continue
    for (const path of listIntendedPaths(file, issue.path, issue.keys)) intendedPaths.add(path)
    const splitNumber = findSplitNumber(file, issue.path, issue.keys)
    if (splitNumber) splitPaths.add(splitNumber.path.join('.'))
  }
  return issues.filter((issue) => {
    const path = issue.path.join('.')
    if (splitPaths.has(path) || isInMisreadValue(file, issue) || isAfterToken(file, issue)) return false
    return (typeIssues.get(path) ?? issue) === issue && !(intendedPaths.has(path) && !file.yaml.has(issue.path))
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

function listIntendedPaths({ fileType, yaml }: ParsedFile, path: readonly PropertyKey[], keys: string[]): string[] {
  const allowedKeys = listKeysAt(fileType.schema, path)
  return keys.slice(0, MAX_PROBLEMS_PER_FILE).flatMap((key) => {
    const match = findClosest(
      key,
      filterKeys(allowedKeys, fileType.schema, path, getValueAt(yaml.data, [...path, key])),
    )
    return match === undefined ? [] : [[...path, match].join('.')]
  })
}
