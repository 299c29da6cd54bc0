import { type IndustryEntry, industries, type MarkName } from '../../renderer/collections/industries/definition.ts'
import type { ShareDrawing, SharePicture } from '../../renderer/share.ts'
import { goingOn, MARK, MARKS } from './marks.ts'

/** The share picture of an industry, which the pages of its services show too. */
export function industryShare({ slug, title, icon }: IndustryEntry): SharePicture {
  return { of: industries.address(slug), title, drawing: marksOf([icon]) }
}

/** Marks in a row, which one line goes through. */
export function marksOf(names: MarkName[]): ShareDrawing {
  const beside = names.map((name, index) => {
    const { line, light } = MARKS[name]
    const isLast = index === names.length - 1
    return { ...MARK, line: goingOn(line, index === 0, isLast), light: { x: light.cx, y: light.cy } }
  })
  return { beside, isLine: true }
}
