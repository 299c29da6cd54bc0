import { tokenColor } from './tokenColors.ts'

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
