import type { Page } from 'playwright-core'

/**
 * Returns text with low contrast, including text in drawings, which axe skips. Reads the colors under points of
 * each line.
 */
export async function findLowContrast(page: Page, part = 'body'): Promise<string[]> {
  const { lowContrast, count } = await page.evaluate(measureTexts, part)
  return count > 0 ? lowContrast : [`There is no text in ${part}.`]
}

/** Runs in the page. Source: WCAG 2.2, 1.4.3, "relative luminance", and "contrast ratio". */
function measureTexts(part: string): { lowContrast: string[]; count: number } {
  type Color = [red: number, green: number, blue: number, alpha: number]
  const OPAQUE_ALPHA = 0.995
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const cache = new Map<string, Color>()
  const parseColor = (css: string): Color => {
    const color = cache.get(css) ?? readColor(css)
    cache.set(css, color)
    return color
  }
  function readColor(css: string): Color {
    if (!context) throw new Error('There is no canvas.')
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = css
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const reduceOpacity = ([red, green, blue, alpha]: Color, by: number): Color => [red, green, blue, alpha * by]
  const blend = (top: Color, below: Color): Color => {
    const alpha = top[3] + below[3] * (1 - top[3])
    const mix = (a: number, b: number) => (alpha === 0 ? 0 : (a * top[3] + b * below[3] * (1 - top[3])) / alpha)
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), alpha]
  }
  const computeLuminance = ([red, green, blue]: Color) => {
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const computeContrast = (a: Color, b: Color) => {
    const luminances = [computeLuminance(a), computeLuminance(b)]
    return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
  }
  const getOpacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * getOpacity(element.parentElement) : 1

  function getPaint(element: Element, x: number, y: number): Color {
    const style = getComputedStyle(element)
    if (element instanceof SVGGeometryElement) {
      const point = new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse())
      const isLine = style.stroke !== 'none' && element.isPointInStroke(point)
      const paint = isLine ? style.stroke : style.fill
      if (paint === 'none') return [0, 0, 0, 0]
      return reduceOpacity(
        parseColor(paint),
        Number(isLine ? style.strokeOpacity : style.fillOpacity) * getOpacity(element),
      )
    }
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return [0, 0, 0, 0]
    return reduceOpacity(parseColor(style.backgroundColor), getOpacity(element))
  }

  function listLineBoxes(text: Text): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }

  function measureLowestContrast(text: Text, element: Element): number | undefined {
    const style = getComputedStyle(element)
    const isDrawn = element instanceof SVGTextContentElement
    const color = reduceOpacity(parseColor(isDrawn ? style.fill : style.color), getOpacity(element))
    // Maps outline letters in the background color.
    const halo = isDrawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none'
    const contrasts: number[] = []
    // Backgrounds vary in drawings, but not in paragraphs.
    for (const { left, top, width, height } of listLineBoxes(text).slice(0, 1)) {
      for (const share of isDrawn ? [0.03, 0.5, 0.97] : [0.5]) {
        const [x, y] = [left + width * share, top + height / 2]
        const stack = document.elementsFromPoint(x, y)
        const index = stack.findIndex((candidate) => candidate === element || candidate.contains(element))
        const cover = stack.slice(0, index).filter((candidate) => !element.contains(candidate))
        const isCovered = cover.reduce((alpha, layer) => Math.max(alpha, getPaint(layer, x, y)[3]), 0) > 0.5
        if (index < 0 || isCovered) continue
        const below = stack
          .slice(stack[index] === element && isDrawn ? index + 1 : index)
          .map((layer) => getPaint(layer, x, y))
        const ground = [...(halo ? [parseColor(style.stroke)] : []), ...below, parseColor('Canvas')].reduce(
          (top, next) => (top[3] > OPAQUE_ALPHA ? top : blend(top, next)),
        )
        contrasts.push(computeContrast(blend(color, ground), ground))
      }
    }
    return contrasts.length > 0 ? Math.min(...contrasts) : undefined
  }

  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isClipped(element) &&
    !element.closest('[inert], title, desc, script, .sr-only')

  function bringIntoView(text: Text): void {
    const { top = 0, bottom = 0 } = listLineBoxes(text)[0] ?? {}
    if (top > innerHeight * 0.2 && bottom < innerHeight * 0.75) return
    scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' })
  }

  // `elementsFromPoint` skips elements without pointer events.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const scrollPosition = scrollY
  const lowContrast: string[] = []
  let count = 0
  for (const root of document.querySelectorAll(part)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (text.data.trim() === '' || !element || !isShown(element)) continue
      bringIntoView(text)
      const measured = measureLowestContrast(text, element)
      if (measured === undefined) continue
      count += 1
      const { fontSize, fontWeight } = getComputedStyle(element)
      const scale = element instanceof SVGTextContentElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(fontSize) * scale
      const minContrast = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      if (measured < minContrast) lowContrast.push(`${measured.toFixed(2)} of ${minContrast}: ${text.data.trim()}`)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adoptedStyleSheet) => adoptedStyleSheet !== sheet)
  scrollTo({ top: scrollPosition, behavior: 'instant' })
  return { lowContrast, count }
}
