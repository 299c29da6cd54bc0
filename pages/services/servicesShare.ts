import { type ProcessStep, spanOf } from '../../renderer/collections/services/process.ts'
import { ARTICLE_BASE, ARTICLE_SHEET, drawArticle } from '../../renderer/drawing/articleDrawing.ts'
import { landingHeight, landings, stairPath } from '../../renderer/drawing/sequence.ts'
import type { ShareDrawing } from '../../renderer/share.ts'

/** The lowest prices of services as stems, the smallest first. */
export function pricesDrawing(dollars: number[]): ShareDrawing | undefined {
  if (dollars.length < 2) return undefined
  const { line, light } = drawArticle(
    'stems',
    dollars.toSorted((a, b) => a - b),
  )
  return { beside: [{ ...ARTICLE_SHEET, base: ARTICLE_BASE, line, light }], isLine: false }
}

const STAIR = { width: 400, height: 360 }

/** The steps of a service as the stair through time that its page draws. */
export function processDrawing(steps: Pick<ProcessStep, 'weeks' | 'days'>[]): ShareDrawing {
  const places = landings(steps.map(spanOf)).landings
  const light = { x: (places.at(-1)?.from ?? 0) * STAIR.width, y: 0 }
  const base = landingHeight(0) * STAIR.height
  return { beside: [{ ...STAIR, base, line: stairPath(places, STAIR), light }], isLine: true }
}
