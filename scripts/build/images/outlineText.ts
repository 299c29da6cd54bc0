import { readFile } from 'node:fs/promises'
import type { ReactNode } from 'react'
import type { Font } from 'satori'
import { memoize } from '../../../renderer/model/memoize.ts'

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** Always returns the same array, because Satori caches parsed fonts by array identity. */
const readFonts = memoize(() => {
  const files = { serif: 'newsreader-display.ttf', sans: 'instrument-sans.ttf' }
  const fonts = Object.entries(files).map(async ([name, file]): Promise<Font> => {
    return { name, data: await readFile(new URL(file, import.meta.url)), weight: 400, style: 'normal' }
  })
  return Promise.all(fonts)
})

/** Converts text to SVG outlines with Satori. */
export async function outlineText(element: ReactNode, size: Size): Promise<string> {
  return (await layOut(element, { ...size, embedFont: true })).content
}

/** Returns the size of the element with the key `title`, in a third of the time of outlines. */
export async function measureTitle(element: ReactNode, size: Size): Promise<Size> {
  return (await layOut(element, { ...size, embedFont: false })).title
}

async function layOut(element: ReactNode, options: Size & { embedFont: boolean }) {
  const { default: satori } = await import('satori')
  const fonts = await readFonts()
  let title = { width: 0, height: 0 }
  const svg = await satori(element, {
    ...options,
    fonts,
    onNodeDetected: ({ key, width, height }) => {
      if (key === 'title') title = { width, height }
    },
  })
  return { content: svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), title }
}
