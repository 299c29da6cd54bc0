import type { z } from 'zod'
import { pluralize, type Report } from './diagnostic.ts'
import { listChoices, suggestCandidates } from './suggest.ts'

type Issue = z.core.$ZodIssue

const THIS_FILE = 'This file'

function describePath(path: readonly PropertyKey[]): string {
  const key = path.at(-1)
  if (key === undefined) return THIS_FILE
  return typeof key === 'number' ? `Item ${key + 1} of \`${String(path.at(-2) ?? 'the list')}\`` : `\`${String(key)}\``
}

interface KnownNames {
  /** Keys of the object with an unknown key. */
  keys?: string[]
  /** Tokens that the text can use. */
  tokens?: string[]
}

/** Converts a zod issue to a message and a hint. */
export function explainIssue(issue: Issue, data: unknown, names: KnownNames = {}): Report {
  const name = describePath(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return explainType(name, issue.expected, getValueAt(data, issue.path))
    case 'unrecognized_keys': {
      const key = issue.keys[0] ?? ''
      return { message: `There is no field \`${key}\` here.`, hint: suggestCandidates(key, names.keys ?? []) }
    }
    case 'invalid_value': {
      const values = issue.values.map(String)
      const value = getValueAt(data, issue.path)
      if (value === undefined) return { message: `${name} is missing.`, hint: listChoices(values) }
      return {
        message: `${name} can't be ${isPrimitive(value) ? `\`${value}\`` : describeType(value)}.`,
        hint: (isPrimitive(value) ? suggestCandidates(String(value), values) : undefined) ?? listChoices(values),
      }
    }
    case 'too_small':
    case 'too_big':
      return explainSize(name, issue, getValueAt(data, issue.path))
    case 'invalid_union':
      return explainUnion(issue, data, names)
    case 'invalid_key':
      return { message: issue.issues[0]?.message ?? `${name} isn't a valid key.` }
    case 'custom': {
      const { unknownToken: token, names: textTokens } = issue.params ?? {}
      if (token === undefined) return { message: issue.message }
      const tokens = [...(textTokens as string[]), ...(names.tokens ?? [])].map((textToken) => `{${textToken}}`)
      const message = `There is no \`${token}\` here.`
      if (tokens.length > 0) return { message: `${message} You can use ${tokens.join(', ')}.` }
      return { message, hint: 'Braces have no meaning here. Write the words themselves, or use parentheses.' }
    }
    default:
      return { message: issue.message }
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function explainType(name: string, expected: string, value: unknown): Report {
  const expectedName = TYPE_NAMES[expected] ?? expected
  if (value === undefined) return { message: `${name} is missing.`, hint: `Add ${name}: ${expectedName}.` }
  if (value === null) return { message: `${name} is empty.`, hint: `Write ${expectedName} here.` }
  if (expected === 'int' && typeof value === 'number')
    return { message: `${name} must be a whole number, but \`${value}\` isn't.` }
  const text = typeof value === 'string' && value.length <= MAX_QUOTED_LENGTH && !value.includes('\n')
  const message = `${name} must be ${expectedName}, but ${text ? `\`${value}\`` : 'this'} is ${describeType(value)}.`
  if (name === THIS_FILE) return { message, hint: 'Write lines like `key: value`, with a space after the colon.' }
  if (expected === 'array') return { message, hint: 'Write its items in brackets: `[first, second]`.' }
  if (expected === 'boolean') return { message, hint: 'Write `true` or `false`.' }
  return { message, hint: text && /^(?:number|int)$/.test(expected) ? 'Write only its digits.' : undefined }
}

const MAX_QUOTED_LENGTH = 60

function isPrimitive(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function describeType(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return TYPE_NAMES[typeof value] ?? typeof value
}

function explainSize(name: string, issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): Report {
  const isTooSmall = issue.code === 'too_small'
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') {
    const length = String(value).trim().length
    if (length === 0) return { message: `${name} is empty.`, hint: 'Write some text.' }
    const difference = Math.abs(length - limit)
    return {
      message: `${name} has ${pluralize(length, 'character')}, ${difference} too ${isTooSmall ? 'few' : 'many'}: ${isTooSmall ? 'at least' : 'at most'} ${limit}.`,
      hint: isTooSmall ? `Add at least ${pluralize(difference, 'character')}, including spaces.` : 'Shorten it.',
    }
  }
  const limitPhrase = issue.exact ? 'exactly' : isTooSmall ? 'at least' : 'at most'
  if (issue.origin === 'array') {
    const length = Array.isArray(value) ? value.length : 0
    return {
      message: `${name} has ${pluralize(length, 'item')} and ${isTooSmall || issue.exact ? 'needs' : 'can have'} ${limitPhrase} ${limit}.`,
      hint: isTooSmall ? `Add ${limit - length} more.` : `Remove ${length - limit}.`,
    }
  }
  return { message: `${name} is ${String(value)}, but must be ${limitPhrase} ${limit}.` }
}

function explainUnion(issue: Extract<Issue, { code: 'invalid_union' }>, data: unknown, names: KnownNames): Report {
  const name = describePath(issue.path)
  const value = getValueAt(data, issue.path)
  if (value === undefined) return { message: `${name} is missing.` }
  if (issue.message !== 'Invalid input') return { message: issue.message }
  const matchingIssues = issue.errors.find((issues) =>
    issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  const first = matchingIssues?.[0]
  if (first) return explainIssue({ ...first, path: [...issue.path, ...first.path] } as Issue, data, names)
  const kinds = issue.errors.flatMap((issues) =>
    issues.map((nested) =>
      nested.code === 'invalid_type' ? (TYPE_NAMES[nested.expected] ?? nested.expected) : nested.message,
    ),
  )
  return { message: `${name} must be ${[...new Set(kinds)].join(' or ')}, but this is ${describeType(value)}.` }
}

/** Returns undefined if the path doesn't exist. */
export function getValueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  )
}
