import type { ContentModel } from '../define/model.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { formatInsertion } from '../mdx/tokensInBody.ts'
import { listCopy, listPassages } from '../parse/fileCopy.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { CollectionValues, Tokens } from '../parse/tokens.ts'

/** Requires a token or component if text repeats a value such as the brand. */
export function checkRepeatedNamedValues(
  file: ParsedFile,
  { valuesByName }: Tokens,
  model: ContentModel,
): Diagnostic[] {
  const { source } = file
  const valuesOfOtherFiles = [...valuesByName].filter(
    ([, { text, path, isBroken }]) => !isBroken && text !== '' && path !== source.path,
  )
  return listCopy(file).flatMap(({ text, getRange, path, isPlainText }) =>
    valuesOfOtherFiles.flatMap(([name, { text: value, path: valuePath }]) => {
      const match = findRepeatedValue(text, value)
      if (match === undefined) return []
      const hint = getInsertHint(formatInsertion(name, path, model), isPlainText)
      return [
        source.createProblem(source.findRange(match, getRange()[0]), `\`${match}\` is already in ${valuePath}.`, hint),
      ]
    }),
  )
}

/** Suggests inserting a value, or leaving it out of attributes and alt text, where tokens and components don't work. */
function getInsertHint(insertion: string, isPlainText: boolean | undefined): string {
  return isPlainText
    ? `Leave it out here. In the text, write ${insertion}, so it stays current.`
    : `Write ${insertion} instead, so it stays current.`
}

const PHONE_PATTERN = /(?<!\d)\d{3}[ ().-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/g

/** Returns the part of a text that repeats a value. Phone numbers match in any format, such as `757.555.0142`. */
function findRepeatedValue(text: string, value: string): string | undefined {
  if (text.includes(value)) return value
  return text.match(PHONE_PATTERN)?.find((phone) => extractDigits(phone) === extractDigits(value))
}

const extractDigits = (text: string) => text.replaceAll(/\D/g, '')

const SENTENCE_END = /(?<=[.!?][”"’)]?)\s/

/** Requires a token or component if a sentence repeats a value of an entry, such as a price. Prefers values of the same entry. */
export function checkRepeatedEntryValues(
  file: ParsedFile,
  { collectionValues }: Tokens,
  model: ContentModel,
): Diagnostic[] {
  const { source, fileType } = file
  const slug = fileType.kind === 'entry' ? fileType.slug : ''
  return listPassages(file).flatMap(({ text, getRange, path, isPlainText }) =>
    collectionValues.flatMap((collection) => {
      const { singular } = collection.insertableValues
      let searchStart: number | undefined
      const sentences = text.split(SENTENCE_END)
      return sentences
        .flatMap((sentence) => findInsertableValues(sentence, collection, slug))
        .map(({ match, ids }) => {
          const [start, end] = source.findRange(match, searchStart ?? getRange()[0])
          searchStart = end
          const insertions = ids.map((id) => formatInsertion(`${singular}:${id}`, path, model))
          const message = `\`${match}\` repeats a ${singular}.`
          return source.createProblem([start, end], message, getInsertHint(insertions.join(' or '), isPlainText))
        })
    }),
  )
}

function findInsertableValues(sentence: string, { insertableValues, values }: CollectionValues, slug: string) {
  return insertableValues.findValues(sentence).flatMap(({ index, length, value }) => {
    const matchingIds = [...values].flatMap(([id, entryValue]) => {
      const isRepeated =
        value !== '' && entryValue === value && insertableValues.isAboutEntry(sentence, id.split('/')[0] ?? '')
      return isRepeated ? [id] : []
    })
    const ownIds = matchingIds.filter((id) => id.startsWith(`${slug}/`))
    const ids = ownIds.length > 0 ? ownIds : matchingIds
    return ids.length > 0 ? [{ match: sentence.slice(index, index + length), ids }] : []
  })
}

const MAX_LISTED_VALUES = 4

/** Returns warnings about amounts that look like a value of an entry, but differ from all of its values. */
export function findDifferingValueWarnings(
  file: ParsedFile,
  { collectionValues }: Tokens,
  model: ContentModel,
): Diagnostic[] {
  const { source } = file
  return listPassages(file).flatMap(({ text, getRange, path, isPlainText }) => {
    const hint = isPlainText
      ? 'Check it, or leave it out.'
      : 'If you mean one of these, insert it, so it stays current.'
    const findInSentence = (sentence: string) =>
      collectionValues.flatMap((collection) => findDifferingAmounts(sentence, collection))
    return text
      .split(SENTENCE_END)
      .flatMap(findInSentence)
      .map(({ amount, slug, insertableValues: { singular }, entryValues }) => {
        const list = entryValues
          .slice(0, MAX_LISTED_VALUES)
          .map(([id, value]) => `${value} (${formatInsertion(`${singular}:${id}`, path, model)})`)
        const message = `\`${amount}\` isn't a ${singular} of \`${slug}\`. Its values: ${list.join(', ')}.`
        return source.createProblem(source.findRange(amount, getRange()[0]), message, hint)
      })
  })
}

function findDifferingAmounts(sentence: string, { insertableValues, values }: CollectionValues) {
  const slugs = new Set([...values.keys()].map((id) => id.split('/')[0] ?? ''))
  const slug = [...slugs].find((candidate) => insertableValues.statesValueOfEntry(sentence, candidate))
  if (slug === undefined) return []
  const entryValues = [...values].filter(([id]) => id.startsWith(`${slug}/`))
  const isKnown = (amount: string) => entryValues.some(([, entryValue]) => entryValue === amount)
  const differing = insertableValues.findValues(sentence).filter(({ value }) => !isKnown(value))
  return differing.map(({ index, length }) => {
    return { amount: sentence.slice(index, index + length), slug, insertableValues, entryValues }
  })
}
