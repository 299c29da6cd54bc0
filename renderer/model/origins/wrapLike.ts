const WIDTH = 100

/**
 * Breaks a text into lines as long as the longest of the old ones. Lines before and after the change stay as they were, so
 * that whoever reviews it sees the change alone.
 */
export function wrapLike(old: string[], text: string): string[] {
  const width = Math.max(WIDTH, ...old.map(({ length }) => length))
  const lines: string[] = []
  let rest = text
  for (const line of old) {
    if (line === '' || !rest.startsWith(`${line} `)) break
    lines.push(line)
    rest = rest.slice(line.length + 1)
  }
  while (rest !== '') {
    const tail = old.findIndex((_, index) => old.slice(index).join(' ') === rest)
    if (tail !== -1) return [...lines, ...old.slice(tail)]
    const end = breakOf(rest, width)
    lines.push(rest.slice(0, end))
    rest = rest.slice(end + 1)
  }
  return lines
}

/** The last space within the width, else the first behind it, else the end. A second space may not begin a line. */
function breakOf(text: string, width: number): number {
  if (text.length <= width) return text.length
  const isBreak = (index: number) => text[index] === ' ' && text[index - 1] !== ' ' && text[index + 1] !== ' '
  for (let index = width; index > 0; index -= 1) if (isBreak(index)) return index
  for (let index = width + 1; index < text.length; index += 1) if (isBreak(index)) return index
  return text.length
}
