import { syllable } from 'syllable'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { extractLines, extractMain, extractMainText, listWords } from '../pageText.ts'

/** Summarizes a page for a reviewer: the search result with lengths in characters, and the numbers of words and placeholders. */
export function summarizePage(html: string): string[] {
  const lines = extractLines(html)
  const describeLine = (key: string) => {
    const value = lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2)
    return value === undefined ? `  No ${key}` : `  ${value} (${pluralize(value.length, 'character')})`
  }
  const mainLines = extractMainText(html)
  const words = mainLines.flatMap(listWords)
  const grade = getReadingGrade(mainLines.filter((line) => /[.!?]$/.test(line)))
  // The class of `PlaceholderLabel.tsx`.
  const placeholders = extractMain(html).match(/class="placeholder-label[ "]/g) ?? []
  const details = [
    pluralize(words.length, 'word'),
    grade !== undefined && `reading grade ${grade}`,
    placeholders.length > 0 && pluralize(placeholders.length, 'placeholder'),
  ]
  const detailLine = `  ${details.filter(Boolean).join(', ')}`
  return [describeLine('title'), describeLine('description'), detailLine]
}

/** Estimates the U.S. school grade for a text, at least 1 (Kincaid, "Derivation of New Readability Formulas", 1975). */
function getReadingGrade(paragraphs: string[]): number | undefined {
  const words = paragraphs.flatMap(listWords)
  if (words.length === 0) return undefined
  const sentences = paragraphs.flatMap((paragraph) => paragraph.match(/[.!?](?=\s|$)/g) ?? [])
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(1, Math.round(grade))
}
