/** Marks what only stands in for the true thing: a hollow dot and a word. The footer says once what it means. Without a word it marks nothing. */
export function Sample({ word }: { word: string | undefined }) {
  return word === undefined ? null : <span className="sample">{word}</span>
}
