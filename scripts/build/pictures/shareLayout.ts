import { readFileSync } from 'node:fs'

const TOKENS = 'renderer/styles/tokens.css'

/** The light colour of a token of the style sheet, `#f4efe5`. @throws {Error} if there is no such token. */
export function readTokenColor(name: string): string {
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
  paper: readTokenColor('paper'),
  ink: readTokenColor('ink'),
  inkSoft: readTokenColor('ink-soft'),
  light: readTokenColor('accent'),
  hairline: readTokenColor('line'),
}

/** The deep room, which the podcast has to itself. */
export const ROOM: Ground = {
  paper: readTokenColor('panel'),
  ink: readTokenColor('on-panel'),
  inkSoft: readTokenColor('on-panel-soft'),
  light: readTokenColor('on-panel'),
  hairline: readTokenColor('panel-line'),
}
