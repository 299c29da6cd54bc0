import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatInsertion } from '../mdx/tokensInBody.ts'
import { listCopy, listPassages } from '../parse/fileCopy.ts'
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import type { CollectionValues, Tokens } from '../parse/tokens.ts'
import type { FileContext } from './ruleContexts.ts'

/** Reports copy that repeats a company detail, such as the brand, instead of inserting it. */
export function checkRepeatedCompanyDetails(file: ParsedFile, { tokens, model }: FileContext): Diagnostic[] {
  const { source } = file
  const valuesOfOtherFiles = [...tokens.valuesByName].filter(
    ([, { text, path, isBroken }]) => !isBroken && text !== '' && path !== source.path,
  )
  return listCopy(file).flatMap(({ text, getRange, path, isAttributeText }) => {
    // Phone numbers can be written as `757.555.0142`.
    const phones = text.match(PHONE_PATTERN) ?? []
    return valuesOfOtherFiles.flatMap(([name, { text: value, path: valuePath }]) => {
      const match = text.includes(value) ? value : phones.find((phone) => extractDigits(phone) === extractDigits(value))
      if (match === undefined) return []
      const hint = getInsertHint(formatInsertion(name, path, model), isAttributeText)
      const range = source.findRange(match, getRange()[0])
      return [source.createProblem(range, `\`${match}\` is already in ${valuePath}.`, hint)]
    })
  })
}

function getInsertHint(insertion: string, isAttributeText: boolean | undefined): string {
  return isAttributeText
    ? `Leave it out here. In the text, write ${insertion}, so it stays current.`
    : `Write ${insertion} instead, so it stays current.`
}

const PHONE_PATTERN = /(?<!\d)\d{3}[ ().-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/g

const extractDigits = (text: string) => text.replaceAll(/\D/g, '')

const SENTENCE_END = /(?<=[.!?][”"’)]?)\s/

/** Lists passages with possible values of a collection, such as prices, and splits passages into sentences. */
function listPassagesWithValues(file: ParsedFile, { collectionValues }: Tokens) {
  return listPassages(file).flatMap((passage) =>
    collectionValues.flatMap((collection) => {
      if (collection.insertableValues.findValues(passage.text).length === 0) return []
      return [{ ...passage, collection, sentences: passage.text.split(SENTENCE_END) }]
    }),
  )
}

/** Reports sentences that repeat a value of an entry, such as a price. Prefers values of the entry that the file defines. */
export function checkRepeatedEntryValues(file: ParsedFile, { tokens, model }: FileContext): Diagnostic[] {
  const { source, fileType } = file
  const ownSlug = fileType.kind === 'entry' ? fileType.slug : ''
  return listPassagesWithValues(file, tokens).flatMap(({ sentences, collection, getRange, path, isAttributeText }) => {
    const { singular } = collection.insertableValues
    let searchStart: number | undefined
    const repeated = sentences.flatMap((sentence) => findRepeatedValues(sentence, collection, ownSlug))
    return repeated.map(({ match, ids }) => {
      const [start, end] = source.findRange(match, searchStart ?? getRange()[0])
      searchStart = end
      const insertions = ids.map((id) => formatInsertion(`${singular}:${id}`, path, model))
      const message = `\`${match}\` repeats a ${singular}.`
      return source.createProblem([start, end], message, getInsertHint(insertions.join(' or '), isAttributeText))
    })
  })
}

function findRepeatedValues(sentence: string, { insertableValues, values }: CollectionValues, ownSlug: string) {
  return insertableValues.findValues(sentence).flatMap(({ index, length, value }) => {
    const idsWithValue = [...values].flatMap(([id, entryValue]) => (value !== '' && entryValue === value ? [id] : []))
    const matchingIds = idsWithValue.filter((id) => insertableValues.isAboutEntry(sentence, id.split('/')[0] ?? ''))
    const ownIds = matchingIds.filter((id) => id.startsWith(`${ownSlug}/`))
    const ids = ownIds.length > 0 ? ownIds : matchingIds
    return ids.length > 0 ? [{ match: sentence.slice(index, index + length), ids }] : []
  })
}

const MAX_LISTED_VALUES = 4

/** Finds values that a sentence gives for an entry, but that the entry doesn't have, such as an old price. */
export function findDifferingValueWarnings({ file }: ValidFile, { tokens, model }: FileContext): Diagnostic[] {
  const { source } = file
  return listPassagesWithValues(file, tokens).flatMap(({ sentences, collection, getRange, path, isAttributeText }) => {
    const { singular } = collection.insertableValues
    const insertHint = 'If you mean one of these, insert it, so it stays current.'
    const hint = isAttributeText ? 'Check it, or leave it out.' : insertHint
    const differing = sentences.flatMap((sentence) => findDifferingValues(sentence, collection))
    return differing.map(({ match, slug, entryValues }) => {
      const list = entryValues
        .slice(0, MAX_LISTED_VALUES)
        .map(([id, value]) => `${value} (${formatInsertion(`${singular}:${id}`, path, model)})`)
      const message = `\`${match}\` isn't a ${singular} of \`${slug}\`. Its values: ${list.join(', ')}.`
      return source.createProblem(source.findRange(match, getRange()[0]), message, hint)
    })
  })
}

function findDifferingValues(sentence: string, { insertableValues, values }: CollectionValues) {
  const slugs = new Set([...values.keys()].map((id) => id.split('/')[0] ?? ''))
  const slug = [...slugs].find((candidate) => insertableValues.statesValueOfEntry(sentence, candidate))
  if (slug === undefined) return []
  const entryValues = [...values].filter(([id]) => id.startsWith(`${slug}/`))
  const isEntryValue = (value: string) => entryValues.some(([, entryValue]) => entryValue === value)
  const differing = insertableValues.findValues(sentence).filter(({ value }) => !isEntryValue(value))
  return differing.map(({ index, length }) => ({ match: sentence.slice(index, index + length), slug, entryValues }))
}
