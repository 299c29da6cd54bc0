import { diffArrays, diffWordsWithSpace } from 'diff'

/** If lines are less similar, the whole line is shown as changed, instead of words. */
const MIN_SIMILARITY = 0.35

/** Consecutive lines that were added, removed, or replaced. */
export interface Hunk {
  /** `- A cup of [-tea-].`, like `git diff --word-diff` */
  lines: string[]
  /** Pages with the same key have the same change. */
  key: string
}

/** Compares lines, and marks changed words in similar lines. */
export function diffLines(before: string[], after: string[]): Hunk[] {
  const hunks: Hunk[] = []
  let removed: string[] = []
  for (const part of [...diffArrays(before, after), { value: [], added: false, removed: false }]) {
    const added = part.added ? part.value : []
    if (!part.removed && removed.length + added.length > 0) hunks.push(diffWords(removed.join('\n'), added.join('\n')))
    removed = part.removed ? part.value : []
  }
  return hunks
}

function diffWords(before: string, after: string): Hunk {
  const parts = diffWordsWithSpace(before, after).map((part) => ({ ...part, isCommon: !part.added && !part.removed }))
  const common = parts.reduce((sum, { value, isCommon }) => sum + (isCommon ? value.trim().length : 0), 0)
  const isSimilar = common >= MIN_SIMILARITY * Math.max(before.length, after.length)
  const formatLines = (sign: string, sideParts: typeof parts, markup: string) => {
    const text = sideParts.map(({ value, isCommon }) =>
      isSimilar && !isCommon ? value.replaceAll(/\S(?:.*\S)?/g, markup) : value,
    )
    const lines = text.join('').split('\n').filter(Boolean)
    return lines.map((line) => `${sign} ${line}`)
  }
  const removed = parts.filter(({ added }) => !added)
  const added = parts.filter((part) => !part.removed)
  const key = JSON.stringify(parts.flatMap(({ value, added, isCommon }) => (isCommon ? [] : [[added, value]])))
  return { lines: [...formatLines('-', removed, '[-$&-]'), ...formatLines('+', added, '{+$&+}')], key }
}
