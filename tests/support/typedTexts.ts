import { FRONT_MATTER } from './post.ts'
import type { Random } from './random.ts'

/** Syntax of YAML, Markdown, and HTML. */
const TYPED_WORDS = "Partners|for life|thanks|season's|5|24|yes|null|368-1019|C|Users|table".split('|')
const TYPED_CHARACTERS = [
  ...['&', '*', '!', '!!str ', '!foo', '#', ' #', '# ', '"', "'", '“', '”', '’', ': ', ':', '? ', '- ', '-', '%', '@'],
  ...['`', '{', '}', '[', ']', '|', '>', ',', ', ', '<', '<b>', '</b>', '&amp;', '&lt;', '<<', '\\', '~', '=', '_'],
  ...['...', '---', '  ', '$', '(', ')', '/', '²', '**', '\\"', "''", '=='],
]

/** Replaces the lines with the same keys. */
function createFrontMatter(...lines: string[]): string {
  const others = FRONT_MATTER.filter((line) => !lines.some((newLine) => newLine.startsWith(line.split(' ', 1).join())))
  return [...others, ...lines].join('\n')
}

/** Functions that write a text into front matter. */
export const POSITIONS: Record<string, (typed: string) => string> = {
  'a value': (typed) => createFrontMatter(`title: ${typed}`),
  'a value, followed by others': (typed) => `title: ${typed}\n${createFrontMatter('title:').replace(/\ntitle:$/, '')}`,
  'an item of a list': (typed) => createFrontMatter('takeaways:', `  - ${typed}`, '  - Another thing'),
  'an item between brackets': (typed) => createFrontMatter(`takeaways: [${typed}, Another thing]`),
  'a literal block': (typed) => createFrontMatter('title: |-', `  ${typed}`),
  'a folded block': (typed) => createFrontMatter('title: >-', `  ${typed}`),
  'double quotes': (typed) => createFrontMatter(`title: "${typed}"`),
  'single quotes': (typed) => createFrontMatter(`title: '${typed}'`),
  'the next line': (typed) => createFrontMatter('title:', `  ${typed}`),
  'a key': (typed) => createFrontMatter(`${typed}: A text`),
}

function createTypedText(random: Random): string {
  const pieces = Array.from({ length: 1 + random.nextBelow(6) }, () =>
    random.pick(random.nextBelow(2) === 0 ? TYPED_WORDS : TYPED_CHARACTERS),
  )
  return pieces.map((piece) => piece + random.pick(['', ' '])).join('')
}

export function createTypedPosts(position: string, random: Random, count: number) {
  return Array.from({ length: count }, () => {
    const typed = createTypedText(random)
    return { typed, files: { 'posts/typed.mdx': `---\n${POSITIONS[position]?.(typed)}\n---\n\nText.\n` } }
  })
}

export function findMissing(characters: string[], others: string[]): string {
  const remaining = [...others]
  return characters
    .filter((character) => {
      const index = remaining.indexOf(character)
      if (index !== -1) remaining.splice(index, 1)
      return index === -1
    })
    .join('')
}
