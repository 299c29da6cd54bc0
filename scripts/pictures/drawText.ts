import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import satori from 'satori'

const font = (file: string) => readFileSync(new URL(file, import.meta.url))

const FONTS = [
  { name: 'serif', data: font('newsreader-display.ttf'), weight: 400, style: 'normal' },
  { name: 'sans', data: font('instrument-sans.ttf'), weight: 400, style: 'normal' },
] as const

/**
 * Lays out text as a browser would (flex boxes) and sets it as outlines, to be laid over a drawing.
 * @returns the outlines as SVG markup, and the size in pixels of the element with the key `title`.
 */
export async function setText(
  element: ReactNode,
  size: { width: number; height: number },
): Promise<{ outlines: string; title: { width: number; height: number } }> {
  let title = { width: 0, height: 0 }
  const svg = await satori(element, {
    ...size,
    fonts: [...FONTS],
    onNodeDetected: ({ key, width, height }) => {
      if (key === 'title') title = { width, height }
    },
  })
  return { outlines: svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), title }
}
