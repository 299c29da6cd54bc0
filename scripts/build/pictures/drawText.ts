import { readFile } from 'node:fs/promises'
import type { ReactNode } from 'react'
import type { Font } from 'satori'

const font = (file: string) => readFile(new URL(file, import.meta.url))

/** Read, like the library is loaded, when the first text is set. Of one list the library parses each font once. */
async function loadFonts(): Promise<Font[]> {
  return [
    { name: 'serif', data: await font('newsreader-display.ttf'), weight: 400, style: 'normal' },
    { name: 'sans', data: await font('instrument-sans.ttf'), weight: 400, style: 'normal' },
  ]
}

let loaded: ReturnType<typeof loadFonts> | undefined

/**
 * Lays out text as a browser would (flex boxes) and sets it as outlines, to be laid over a drawing.
 * @returns the outlines as SVG markup, and the size in pixels of the element with the key `title`.
 */
export async function outlineText(
  element: ReactNode,
  size: { width: number; height: number },
): Promise<{ outlines: string; title: { width: number; height: number } }> {
  const { default: satori } = await import('satori')
  loaded ??= loadFonts()
  const fonts = await loaded
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
