import { clsx } from 'clsx'
import type { MarkName } from '../../renderer/collections/industries/definition.ts'
import type { BaselineDrawing, ShareDrawing } from '../../renderer/page.ts'
import marks from './marks.json'

/** Size of a mark's view box, and the baseline. Lines start and end on the baseline, so adjacent marks connect. */
const MARK_SIZE = { width: 120, height: 96, baseline: 88 }

const START_COMMAND = `M0 ${MARK_SIZE.baseline}`
const EXTENSION_LENGTH = 9000

const extendLeft = (line: string) => line.replace(START_COMMAND, `M-${EXTENSION_LENGTH} ${MARK_SIZE.baseline}H0`)
const extendRight = (line: string) => `${line}H${EXTENSION_LENGTH}`

/** Lines and dots of marks. `public/marks` contains copies for the menu. */
export const MARKS: Record<MarkName, Pick<BaselineDrawing, 'line' | 'dot'>> = marks

/** Renders the mark of an industry, with the baseline extended beyond both sides. */
export function Mark({ name, className }: { name: MarkName; className: string }) {
  const { line, dot } = MARKS[name]
  return (
    <svg
      className={clsx('line-drawing [stroke-linejoin:round]', className)}
      viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
      aria-hidden="true"
    >
      <path d={extendLeft(extendRight(line))} />
      <path className="lit forced-color-adjust-none [stroke-width:var(--dot-size,14px)]" d={`M${dot.x} ${dot.y}h0`} />
    </svg>
  )
}

/** Classes of marks in page headers, except for the position on wide screens. */
export const HEADER_MARK_CLASSES =
  'self-end max-md:-me-4 max-md:ms-auto max-md:mb-[max(-3.333%,-1.333rem)] max-md:w-[min(50%,20rem)] max-md:[--dot-size:10px]'

/** Draws marks as a continuous line for a share image. */
export function drawMarks(names: MarkName[]): ShareDrawing {
  const drawings = names.map((name, index) => {
    const { line: markLine, dot } = MARKS[name]
    const extendedLine = index === 0 ? extendLeft(markLine) : markLine
    const line = index === names.length - 1 ? extendRight(extendedLine) : extendedLine
    return { ...MARK_SIZE, line, dot }
  })
  return { drawings, includesBaseline: true }
}
