import { readFileSync } from 'node:fs'

const TOKENS = 'renderer/styles/tokens.css'

/** Reads the light-mode color of a CSS token: `#f4efe5`. @throws {Error} if there's no token with this name */
export function readTokenColor(name: string): string {
  const [, color] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(readFileSync(TOKENS, 'utf8')) ?? []
  if (color === undefined) throw new Error(`${TOKENS} has no color ${name}.`)
  return color
}

/** In pixels of the share picture, 1200 × 630. */
export const MARGIN = 72
/** The baseline. Titles are above it, and details below. */
export const BASE = 508

export interface Palette {
  paper: string
  ink: string
  inkSoft: string
  light: string
  hairline: string
}

export const PAPER: Palette = {
  paper: readTokenColor('paper'),
  ink: readTokenColor('ink'),
  inkSoft: readTokenColor('ink-soft'),
  light: readTokenColor('accent'),
  hairline: readTokenColor('line'),
}

/** The palette of the podcast. */
export const PANEL: Palette = {
  paper: readTokenColor('panel'),
  ink: readTokenColor('on-panel'),
  inkSoft: readTokenColor('on-panel-soft'),
  light: readTokenColor('on-panel'),
  hairline: readTokenColor('panel-line'),
}
