import type { Data } from './+data.ts'
import { PORTRAIT, PORTRAITS } from './portraits.ts'

/** How far the line goes on beside a portrait: past the edge of any window. */
const BEYOND = 3000

/** A person as one line with one light. Before the first and after the last, the line runs on to the window's edge. */
export function Portrait({ drawing, alt }: NonNullable<Data['team'][number]['portrait']>) {
  const { line, light } = PORTRAITS[drawing]
  const { width, top, height, base } = PORTRAIT
  return (
    <svg className="portrait" viewBox={`0 ${top} ${width} ${height}`} role="img" aria-label={alt}>
      <path className="portrait-before" d={`M${-BEYOND} ${base}H0`} />
      <path d={line} />
      <path className="portrait-after" d={`M${width} ${base}h${BEYOND}`} />
      <circle {...light} r="5.5" />
    </svg>
  )
}
