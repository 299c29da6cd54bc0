import { readFileSync } from 'node:fs'

const TOKENS = 'renderer/styles/tokens.css'

/**
 * The light colour of a token of the style sheet, `#f4efe5`: pictures have the site's colours without typing them again.
 * @throws {Error} if there is no such token.
 */
export function tokenColor(name: string): string {
  const [, color] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(readFileSync(TOKENS, 'utf8')) ?? []
  if (color === undefined) throw new Error(`${TOKENS} has no colour ${name}.`)
  return color
}
