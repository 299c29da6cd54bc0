import { formatRedirect } from '../../../scripts/serve/hostFiles.ts'
import { Random } from '../random.ts'

/** Parts of addresses, and the characters that mean something to nginx, to `_redirects`, to YAML or to a browser. */
const PARTS = [
  ...['a', 'about', 'x=1', '301', '%20', '%0a', '%5c', '%', '%zz', ':splat', '*', '//evil.example', 'location', '~'],
  ...[
    '/',
    '?',
    '#',
    '&',
    '=',
    '.',
    '..',
    '-',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    ';',
    '{',
    '}',
    '$',
    '$uri',
    '"',
    "'",
    '\\',
    '`',
  ],
  ...['<', '>', '|', '^', '(', ')', '[', ']', ',', '!', '@', '+', 'é', '\u2028', '\u00a0', '\u202e', '😀', '\ud800'],
]

/** A text that looks like an address often enough to pass at times. */
export function randomAddress(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(6) }, () => random.pick(PARTS))
  return `${random.below(4) === 0 ? '' : '/'}${parts.join('')}`
}

/** Redirects from different addresses to random ones, of those that the files of hosts may hold. */
export function writtenByRandom(count: number, seed = 1): [from: string, to: string][] {
  const random = new Random(seed)
  const written: [string, string][] = []
  while (written.length < count) {
    const redirect: [string, string] = [`/old-${written.length}`, randomAddress(random)]
    try {
      formatRedirect(...redirect)
      written.push(redirect)
    } catch {
      // A host would misread it.
    }
  }
  return written
}
