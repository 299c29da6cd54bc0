import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ReactNode } from 'react'
import type { Font } from 'satori'
import { memoize } from '../../../renderer/model/memoize.ts'

/** Always returns the same array, because Satori caches parsed fonts by array identity. */
const readFonts = memoize(() => {
  const files = { serif: 'newsreader-display.ttf', sans: 'instrument-sans.ttf' }
  const fonts = Object.entries(files).map(async ([name, file]): Promise<Font> => {
    return { name, data: await readFile(new URL(file, import.meta.url)), weight: 400, style: 'normal' }
  })
  return Promise.all(fonts)
})

/** Converts text to SVG outlines with Satori. Also returns the size in pixels of the element with the key `title`. */
export async function outlineText(element: ReactNode, size: { width: number; height: number }) {
  const { default: satori } = await import('satori')
  const fonts = await readFonts()
  let title = { width: 0, height: 0 }
  const svg = await satori(element, {
    ...size,
    fonts,
    onNodeDetected: ({ key, width, height }) => {
      if (key === 'title') title = { width, height }
    },
  })
  return { outlines: svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), title }
}

const TOKENS_PATH = 'renderer/styles/tokens.css'

/** Reads the light-mode value of a theme color from the stylesheet: `#f4efe5`. */
export function readThemeColor(name: string): string {
  const [, color] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(readFileSync(TOKENS_PATH, 'utf8')) ?? []
  if (color === undefined) throw new Error(`${TOKENS_PATH} has no color ${name}.`)
  return color
}
