import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe and returns the violated rules. Skips the contrast of text, which `findLowContrast` checks faster. */
export async function runAxeWithoutTextContrast(page: Page, ...selectors: string[]): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async (selectors) => {
    const axe = (window as unknown as { axe: typeof Axe }).axe
    axe.configure({ rules: [{ id: 'color-contrast', selector: 'input, select, textarea' }] })
    const options = { iframes: false, resultTypes: ['violations' as const] }
    const { violations } = await (selectors.length > 0 ? axe.run(selectors, options) : axe.run(options))
    return violations.map(({ id, nodes }) => `${location.pathname} ${id}: ${nodes[0]?.html}`)
  }, selectors)
}

/** Returns text with low contrast in any of its lines, including text in drawings, which axe skips. */
export async function findLowContrast(page: Page, selector = 'body'): Promise<string[]> {
  const { lowContrast, count } = await page.evaluate(measureTexts, selector)
  return count > 0 ? lowContrast : [`There is no text in ${selector}.`]
}

/** Measures how far a page overflows. Compares `scrollWidth`, because phones enlarge `innerWidth` if the page is too wide. */
export const measureOverflow = (page: Page, part = 'html') =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element.scrollWidth - element.clientWidth
  }, part)

export const SMALL_PHONE = { width: 360, height: 780 }

/** WCAG 2.2, 1.4.4. Needs `bypassCSP`. */
export const doubleFontSize = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

/** Runs in the page. Source: WCAG 2.2, 1.4.3, "relative luminance", and "contrast ratio". */
function measureTexts(selector: string): { lowContrast: string[]; count: number } {
  // Mixes colors by painting them over each other.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('There is no canvas.')
  function paint(color: string, opacity: number): void {
    if (!canvas || color === 'none') return
    canvas.globalAlpha = opacity
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  function readLuminance(): number {
    const [red = 0, green = 0, blue = 0] = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  const getOpacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * getOpacity(element.parentElement) : 1

  function paintElement(element: Element): void {
    const { fill, fillOpacity, backgroundColor } = getComputedStyle(element)
    if (element instanceof SVGGeometryElement) paint(fill, Number(fillOpacity) * getOpacity(element))
    else paint(backgroundColor, getOpacity(element))
  }

  /** Returns undefined if the element isn't visible at this point. */
  function measureContrast(element: Element, x: number, y: number): number | undefined {
    const { color, fill, stroke, paintOrder } = getComputedStyle(element)
    const isDrawn = element instanceof SVGTextContentElement
    const layers = document.elementsFromPoint(x, y)
    const index = layers.findIndex((layer) => layer === element || layer.contains(element))
    const isCovering = (layer: Element) =>
      !element.contains(layer) && getComputedStyle(layer).backgroundColor !== 'rgba(0, 0, 0, 0)'
    if (index < 0 || layers.slice(0, index).some(isCovering)) return undefined
    paint('Canvas', 1)
    for (const layer of layers.slice(layers[index] === element && isDrawn ? index + 1 : index).reverse())
      paintElement(layer)
    // Maps outline letters in the background color.
    if (isDrawn && paintOrder.startsWith('stroke')) paint(stroke, 1)
    const backgroundLuminance = readLuminance()
    paint(isDrawn ? fill : color, getOpacity(element))
    const luminance = readLuminance()
    return (Math.max(luminance, backgroundLuminance) + 0.05) / (Math.min(luminance, backgroundLuminance) + 0.05)
  }

  function getLines(text: Text): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }

  function measureLowestContrast(text: Text, element: Element): number {
    // Backgrounds vary inside a line in drawings, but not in paragraphs.
    const shares = element instanceof SVGElement ? [0.03, 0.5, 0.97] : [0.5]
    const contrasts = getLines(text).flatMap((_, index) => {
      scrollBy({ top: (getLines(text)[index]?.top ?? 0) - innerHeight / 2, behavior: 'instant' })
      const line = getLines(text)[index]
      return shares.map(
        (share) => line && measureContrast(element, line.left + line.width * share, line.top + line.height / 2),
      )
    })
    return Math.min(...contrasts.filter((contrast) => contrast !== undefined))
  }

  // `elementsFromPoint` skips elements without pointer events.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const lowContrast: string[] = []
  let count = 0
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || text.data.trim() === '') continue
      if (element.closest('[inert], title, desc, script, .sr-only, .skip')) continue
      const contrast = measureLowestContrast(text, element)
      if (contrast === Number.POSITIVE_INFINITY) continue
      count += 1
      const { fontSize, fontWeight } = getComputedStyle(element)
      const scale = element instanceof SVGTextContentElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(fontSize) * scale
      const minContrast = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      if (contrast < minContrast) lowContrast.push(`${contrast.toFixed(2)} of ${minContrast}: ${text.data.trim()}`)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adoptedStyleSheet) => adoptedStyleSheet !== sheet)
  return { lowContrast, count }
}
