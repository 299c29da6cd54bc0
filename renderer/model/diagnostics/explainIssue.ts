import type { z } from 'zod'
import { type Explanation, pluralize } from './diagnostic.ts'
import { getCandidatesHint, getChoicesHint } from './similarity.ts'

type Issue = z.core.$ZodIssue

function describePath(path: readonly PropertyKey[]): string {
  const key = path.at(-1)
  if (key === undefined) return 'This file'
  return typeof key === 'number' ? `Item ${key + 1} of \`${String(path.at(-2) ?? 'the list')}\`` : `\`${String(key)}\``
}

/** Explains a zod issue, except for unknown keys. @param globalTokenNames tokens that copy in any file can insert */
export function explainIssue(issue: Issue, value: unknown, globalTokenNames: string[] = []): Explanation {
  const name = describePath(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue, name, value)
    case 'invalid_value': {
      const values = issue.values.map(String)
      const choices = getChoicesHint(values)
      if (value === undefined) return { message: `${name} is missing.`, hint: choices }
      if (!issue.message.startsWith('Invalid ')) return { message: issue.message }
      if (!['string', 'number', 'boolean'].includes(typeof value))
        return { message: `${name} can't be ${describeType(value)}.`, hint: choices }
      const hint = getCandidatesHint(String(value), values) ?? choices
      return { message: `${name} can't be \`${String(value)}\`.`, hint }
    }
    case 'too_small':
    case 'too_big':
      return explainSize(issue, name, value)
    case 'invalid_union':
      return { message: value === undefined ? `${name} is missing.` : issue.message }
    case 'invalid_key':
      return { message: issue.issues[0]?.message ?? `${name} isn't a valid key.` }
    case 'custom': {
      const { unknownToken: token, names: pageTokenNames } = issue.params ?? {}
      if (token === undefined) return { message: issue.message }
      const tokenNames = [...(pageTokenNames as string[]), ...globalTokenNames]
      const tokens = tokenNames.map((tokenName) => `{${tokenName}}`).join(', ')
      const hint = tokens
        ? `You can insert ${tokens}. For other text, use parentheses.`
        : 'Braces have no meaning here. Write the words themselves, or use parentheses.'
      return { message: `There is no \`${token}\` here.`, hint }
    }
    default:
      return { message: issue.message }
  }
}

/** Names for messages of the types in zod issues. */
const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function explainType({ expected, path }: z.core.$ZodIssueInvalidType, name: string, value: unknown): Explanation {
  const expectedName = getTypeName(expected)
  if (value === undefined) return { message: `${name} is missing.`, hint: `Add ${name}: ${expectedName}.` }
  if (value === null) return { message: `${name} is empty.`, hint: `Write ${expectedName} here.` }
  if (expected === 'int' && typeof value === 'number')
    return { message: `${name} must be a whole number, but \`${value}\` isn't.` }
  const isShortText = typeof value === 'string' && value.length <= 60 && !value.includes('\n')
  const quote = isShortText ? `\`${value}\`` : 'this'
  const message = `${name} must be ${expectedName}, but ${quote} is ${describeType(value)}.`
  if (path.length === 0) return { message, hint: 'Write lines like `key: value`, with a space after the colon.' }
  if (expected === 'array') return { message, hint: 'Write its items in brackets: `[first, second]`.' }
  if (expected === 'boolean') return { message, hint: 'Write `true` or `false`.' }
  return { message, hint: isShortText && /^(?:number|int)$/.test(expected) ? 'Write only its digits.' : undefined }
}

const getTypeName = (type: string) => TYPE_NAMES[type] ?? type

function describeType(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return getTypeName(typeof value)
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

function explainSize(issue: SizeIssue, name: string, value: unknown): Explanation {
  const isTooSmall = issue.code === 'too_small'
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') {
    const length = String(value).trim().length
    if (length === 0) return { message: `${name} is empty.`, hint: 'Write text here.' }
    const message = `${name} has ${pluralize(length, 'character')}. The ${isTooSmall ? 'minimum' : 'limit'} is ${limit}.`
    const addHint = `Add at least ${pluralize(Math.abs(length - limit), 'character')}, including spaces.`
    return { message, hint: isTooSmall ? addHint : 'Shorten it.' }
  }
  const limitPhrase = `${issue.exact ? 'exactly' : isTooSmall ? 'at least' : 'at most'} ${limit}`
  if (issue.origin !== 'array') return { message: `${name} is ${String(value)}, but must be ${limitPhrase}.` }
  const length = Array.isArray(value) ? value.length : 0
  const verb = isTooSmall || issue.exact ? 'needs' : 'can have'
  const message = `${name} has ${pluralize(length, 'item')} and ${verb} ${limitPhrase}.`
  return { message, hint: isTooSmall ? `Add ${limit - length} more.` : `Remove ${length - limit}.` }
}
