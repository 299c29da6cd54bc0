import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import satori from 'satori'

const font = (file: string) => readFileSync(new URL(file, import.meta.url))

const FONTS = [
  { name: 'serif', data: font('newsreader-display.ttf'), weight: 400, style: 'normal' },
  { name: 'sans', data: font('instrument-sans.ttf'), weight: 400, style: 'normal' },
] as const

/** Lays out elements as a browser would (flex boxes), and draws them as SVG with the letters as outlines. */
export function drawSvg(element: ReactNode, size: { width: number; height: number }): Promise<string> {
  return satori(element, { ...size, fonts: [...FONTS] })
}
