import { readFileSync } from 'node:fs'

const TOKENS_PATH = 'renderer/styles/tokens.css'

/** Reads the light-mode value of a theme color from the stylesheet: `#f4efe5`. */
export function readThemeColor(name: string): string {
  const [, color] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(readFileSync(TOKENS_PATH, 'utf8')) ?? []
  if (color === undefined) throw new Error(`${TOKENS_PATH} has no color ${name}.`)
  return color
}

/** Space around the text, in pixels of a share image of 1200 × 630. */
export const SHARE_MARGIN = 72
/** Titles are above this line, and details below. */
export const BASELINE_Y = 508

/** Colors of a share image: `#f4efe5`. */
export interface Palette {
  paper: string
  ink: string
  inkSoft: string
  /** Color of lights and dots. */
  light: string
}

/** Palette of share images, except for the podcast. */
export const PAPER_PALETTE: Palette = {
  paper: readThemeColor('paper'),
  ink: readThemeColor('ink'),
  inkSoft: readThemeColor('ink-soft'),
  light: readThemeColor('accent'),
}

/** Palette of podcast share images. */
export const PANEL_PALETTE: Palette = {
  paper: readThemeColor('panel'),
  ink: readThemeColor('on-panel'),
  inkSoft: readThemeColor('on-panel-soft'),
  light: readThemeColor('on-panel'),
}
