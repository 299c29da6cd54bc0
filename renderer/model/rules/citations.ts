import type { CitableValues } from '../define/definitions.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { listPassages, listTexts } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { CitableCollection, Tokens } from '../parse/tokens.ts'

/** Reports text that repeats a company fact, and suggests citing it. */
export function checkRepeatedFacts(file: ParsedFile, { facts }: Tokens): Diagnostic[] {
  const { source } = file
  const otherFacts = [...facts].filter(
    ([, { text, path, isBroken }]) => !isBroken && text !== '' && path !== source.path,
  )
  return listTexts(file).flatMap(({ text, range, path, isPlainText }) =>
    otherFacts.flatMap(([name, { text: fact, path: factPath }]) => {
      const value = findRepeatedFact(text, fact)
      if (value === undefined) return []
      const hint = suggestCitation(path ? `{${name}}` : `<Fact name="${name}" />`, isPlainText)
      return [source.createProblem(...source.find(value, range()[0]), `\`${value}\` is already in ${factPath}.`, hint)]
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

/** Requires a citation if text repeats a value such as a price. */
export function checkCitableValues(file: ParsedFile, { citableCollections }: Tokens): Diagnostic[] {
  const { source, fileType } = file
  const slug = fileType.kind === 'entry' ? fileType.slug : ''
  return listPassages(file).flatMap(({ text, range, path, isPlainText }) =>
    citableCollections.flatMap((citableCollection) => {
      let from: number | undefined
      return findRepeatedValues(text, citableCollection, slug).map(({ match, ids }) => {
        const [start, end] = source.find(match, from ?? range()[0])
        from = end
        const citations = ids.map((id) =>
          formatValueCitation({ citableValues: citableCollection.citableValues, id, path }),
        )
        const message = `\`${match}\` repeats a ${citableCollection.citableValues.singular}.`
        return source.createProblem(start, end, message, suggestCitation(citations.join(' or '), isPlainText))
      })
    }),
  )
}

/** Formats the citation of a value: a token in YAML, or a component in a body. Values in a body have no path. */
const formatValueCitation = ({
  citableValues,
  id,
  path,
}: {
  citableValues: CitableValues
  id: string
  path: unknown
}) => (path ? `{${citableValues.singular}:${id}}` : citableValues.formatCitation(id))

const SENTENCE_END = /(?<=[.!?][”"’)]?)\s/

function findRepeatedValues(
  text: string,
  { citableValues, values }: CitableCollection,
  slug: string,
): { match: string; ids: string[] }[] {
  return text.split(SENTENCE_END).flatMap((sentence) =>
    citableValues.find(sentence).flatMap(({ index, length, value }) => {
      const equalIds = [...values].flatMap(([id, entryValue]) =>
        entryValue !== '' && entryValue === value ? [id] : [],
      )
      const matchingIds = equalIds.filter((id) => citableValues.isAbout(sentence, id.split('/')[0] ?? ''))
      const ownIds = matchingIds.filter((id) => id.startsWith(`${slug}/`))
      const ids = ownIds.length > 0 ? ownIds : matchingIds
      return ids.length > 0 ? [{ match: sentence.slice(index, index + length), ids }] : []
    }),
  )
}

const MAX_LISTED_VALUES = 4

/** Returns hints about amounts that look like a value of an entry, but differ from all of its values. */
export function findDifferingValues(file: ParsedFile, { citableCollections }: Tokens): Diagnostic[] {
  return listPassages(file).flatMap(({ text, range, path, isPlainText }) =>
    citableCollections.flatMap(({ citableValues, values }) =>
      text.split(SENTENCE_END).flatMap((sentence) => {
        const slugs = new Set([...values.keys()].map((id) => id.split('/')[0] ?? ''))
        const slug = [...slugs].find((candidate) => citableValues.statesValueOf(sentence, candidate))
        if (slug === undefined) return []
        const entryValues = [...values].filter(([id]) => id.startsWith(`${slug}/`))
        const differingValues = citableValues
          .find(sentence)
          .filter(({ value }) => !entryValues.some(([, entryValue]) => entryValue === value))
        return differingValues.map(({ index, length }) => {
          const match = sentence.slice(index, index + length)
          const list = entryValues
            .slice(0, MAX_LISTED_VALUES)
            .map(([id, value]) => `${value} (${formatValueCitation({ citableValues, id, path })})`)
          const message = `\`${match}\` isn't a ${citableValues.singular} of \`${slug}\`. Its values: ${list.join(', ')}.`
          const hint = isPlainText
            ? 'Check it, or leave it out.'
            : 'If you mean one of these, cite it, so it stays current.'
          return file.source.createProblem(...file.source.find(match, range()[0]), message, hint)
        })
      }),
    ),
  )
}
