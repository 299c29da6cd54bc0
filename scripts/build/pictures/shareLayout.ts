import { readFileSync } from 'node:fs'

const TOKENS = 'renderer/styles/tokens.css'

/** The light colour of a token of the style sheet, `#f4efe5`. @throws {Error} if there is no such token. */
export function tokenColor(name: string): string {
  const [, color] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(readFileSync(TOKENS, 'utf8')) ?? []
  if (color === undefined) throw new Error(`${TOKENS} has no colour ${name}.`)
  return color
}

/** Where things stand on a share image, in pixels of its 1200 × 630: drawing and text share these lines. */
export const MARGIN = 72
/** The calm line. Titles end above it, details stand below. */
export const BASE = 508

/** The colours of a picture: what it is drawn on, with what, and what shines. */
export interface Ground {
  paper: string
  ink: string
  inkSoft: string
  light: string
  hairline: string
}

export const PAPER: Ground = {
  paper: tokenColor('paper'),
  ink: tokenColor('ink'),
  inkSoft: tokenColor('ink-soft'),
  light: tokenColor('accent'),
  hairline: tokenColor('line'),
}

/** The deep room, which the podcast has to itself. */
export const ROOM: Ground = {
  paper: tokenColor('panel'),
  ink: tokenColor('on-panel'),
  inkSoft: tokenColor('on-panel-soft'),
  light: tokenColor('on-panel'),
  hairline: tokenColor('panel-line'),
}
