import { clsx } from 'clsx'
import type { MarkName } from '../../renderer/collections/industries/definition.ts'
import type { DrawingOnLine, ShareDrawing } from '../../renderer/share.ts'
import marks from './marks.json'

/** Size of a mark. `baseline` is the y coordinate where lines start and end, so that adjacent marks connect. */
const MARK_SIZE = { width: 120, height: 96, baseline: 88 }

const START_COMMAND = `M0 ${MARK_SIZE.baseline}`
const EXTENSION_LENGTH = 9000

function extendLine(line: string, extendsLeft: boolean, extendsRight: boolean): string {
  return `${extendsLeft ? `M-${EXTENSION_LENGTH} ${MARK_SIZE.baseline}H0` : START_COMMAND}${line.slice(START_COMMAND.length)}${extendsRight ? `H${EXTENSION_LENGTH}` : ''}`
}

/** SVG path data by industry mark. `public/marks` has the same drawings for the menu. */
export const MARKS: Record<MarkName, Pick<DrawingOnLine, 'line' | 'dot'>> = marks

/** Renders a mark with its baseline extended to both sides. */
export function Mark({ name, className }: { name: MarkName; className: string }) {
  const { line, dot } = MARKS[name]
  return (
    <svg
      className={clsx('line-drawing [stroke-linejoin:round]', className)}
      viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
      aria-hidden="true"
    >
      <path d={extendLine(line, true, true)} />
      <path className="lit forced-color-adjust-none [stroke-width:var(--dot-size,14px)]" d={`M${dot.x} ${dot.y}h0`} />
    </svg>
  )
}

/** Classes for a mark at the bottom of a page header. */
export const HEADER_MARK_CLASSES =
  'self-end max-md:-me-4 max-md:ms-auto max-md:mb-[max(-3.333%,-1.333rem)] max-md:w-[min(50%,20rem)] max-md:[--dot-size:10px]'

/** Joins marks into a single line for a share image. */
export function drawMarks(names: MarkName[]): ShareDrawing {
  const drawings = names.map((name, index) => {
    const { line, dot } = MARKS[name]
    const isLast = index === names.length - 1
    return { ...MARK_SIZE, line: extendLine(line, index === 0, isLast), dot }
  })
  return { drawings, continuesLine: true }
}
