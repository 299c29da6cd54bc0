import type { CitableValues } from '../define/definitions.ts'
import type { Problem } from '../explain/problem.ts'
import { listPassages, listTexts } from '../parse/fileTexts.ts'
import type { FileText, ParsedFile } from '../parse/parsedFile.ts'
import type { CitableCollection, Tokens } from '../parse/tokens.ts'

export function checkRepeatedFacts(file: ParsedFile, { companyFacts }: Tokens): Problem[] {
  const { source } = file
  const otherFacts = [...companyFacts].filter(
    ([, { text, path, isBroken }]) => !isBroken && text !== '' && path !== source.path,
  )
  return listTexts(file).flatMap(({ text, range, path, isPlainText }) =>
    otherFacts.flatMap(([name, { text: fact, path: factPath }]) => {
      const value = findRepeatedFact(text, fact)
      if (value === undefined) return []
      const hint = suggestCitation(path ? `{${name}}` : `<Fact name="${name}" />`, isPlainText)
      return [
        source.createProblem(...source.findRange(value, range()[0]), `\`${value}\` is already in ${factPath}.`, hint),
      ]
    }),
  )
}

/** Suggests citing a value, or leaving it out of attributes and alt text, which can't contain citations. */
function suggestCitation(citation: string, isPlainText: boolean | undefined): string {
  return isPlainText
    ? `Leave it out here. In the text, write ${citation}, so it stays current.`
    : `Write ${citation} instead, so it stays current.`
}

const PHONE_PATTERN = /(?<!\d)\d{3}[ ().-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/g

/** Returns the part of a text that repeats a company fact. Phone numbers match in any format, such as `757.555.0142`. */
function findRepeatedFact(text: string, fact: string): string | undefined {
  if (text.includes(fact)) return fact
  return text.match(PHONE_PATTERN)?.find((phone) => extractDigits(phone) === extractDigits(fact))
}

const extractDigits = (text: string) => text.replaceAll(/\D/g, '')

const SENTENCE_END = /(?<=[.!?][”"’)]?)\s/

/** Requires a citation if text repeats a value such as a price. */
export function checkCitableValues(file: ParsedFile, { citableCollections }: Tokens): Problem[] {
  const { source, fileType } = file
  const slug = fileType.kind === 'entry' ? fileType.slug : ''
  return listPassages(file).flatMap(({ text, range, path, isPlainText }) =>
    citableCollections.flatMap((collection) => {
      let searchStart: number | undefined
      const sentences = text.split(SENTENCE_END)
      return sentences
        .flatMap((sentence) => findRepeatedValues(sentence, collection, slug))
        .map(({ match, ids }) => {
          const [start, end] = source.findRange(match, searchStart ?? range()[0])
          searchStart = end
          const citations = ids.map((id) => formatCitation(collection.citableValues, id, path))
          const message = `\`${match}\` repeats a ${collection.citableValues.singular}.`
          return source.createProblem(start, end, message, suggestCitation(citations.join(' or '), isPlainText))
        })
    }),
  )
}

/** Formats the citation of a value: a token in YAML, or a component in a body. Values in a body have no path. */
function formatCitation(citableValues: CitableValues, id: string, path: FileText['path']): string {
  return path ? `{${citableValues.singular}:${id}}` : citableValues.formatCitation(id)
}

function findRepeatedValues(sentence: string, { citableValues, values }: CitableCollection, slug: string) {
  return citableValues.findValues(sentence).flatMap(({ index, length, value }) => {
    const matchingIds = [...values].flatMap(([id, entryValue]) => {
      const isRepeated = value !== '' && entryValue === value && citableValues.isAbout(sentence, id.split('/')[0] ?? '')
      return isRepeated ? [id] : []
    })
    const ownIds = matchingIds.filter((id) => id.startsWith(`${slug}/`))
    const ids = ownIds.length > 0 ? ownIds : matchingIds
    return ids.length > 0 ? [{ match: sentence.slice(index, index + length), ids }] : []
  })
}

const MAX_LISTED_VALUES = 4

/** Returns warnings about amounts that look like a value of an entry, but differ from all of its values. */
export function findDifferingValues(file: ParsedFile, { citableCollections }: Tokens): Problem[] {
  const { source } = file
  return listPassages(file).flatMap(({ text, range, path, isPlainText }) => {
    const hint = isPlainText ? 'Check it, or leave it out.' : 'If you mean one of these, cite it, so it stays current.'
    const findInSentence = (sentence: string) =>
      citableCollections.flatMap((collection) => findDifferingAmounts(sentence, collection))
    return text
      .split(SENTENCE_END)
      .flatMap(findInSentence)
      .map(({ amount, slug, citableValues, entryValues }) => {
        const list = entryValues
          .slice(0, MAX_LISTED_VALUES)
          .map(([id, value]) => `${value} (${formatCitation(citableValues, id, path)})`)
        const message = `\`${amount}\` isn't a ${citableValues.singular} of \`${slug}\`. Its values: ${list.join(', ')}.`
        return source.createProblem(...source.findRange(amount, range()[0]), message, hint)
      })
  })
}

function findDifferingAmounts(sentence: string, { citableValues, values }: CitableCollection) {
  const slugs = new Set([...values.keys()].map((id) => id.split('/')[0] ?? ''))
  const slug = [...slugs].find((candidate) => citableValues.statesValueOf(sentence, candidate))
  if (slug === undefined) return []
  const entryValues = [...values].filter(([id]) => id.startsWith(`${slug}/`))
  const isKnown = (amount: string) => entryValues.some(([, entryValue]) => entryValue === amount)
  const differing = citableValues.findValues(sentence).filter(({ value }) => !isKnown(value))
  return differing.map(({ index, length }) => {
    return { amount: sentence.slice(index, index + length), slug, citableValues, entryValues }
  })
}
