import { clsx } from 'clsx'
import type { MarkName } from '../../renderer/collections/industries/definition.ts'
import type { DrawingOnLine, ShareDrawing } from '../../renderer/share.ts'

/** Size of a mark. `base` is the y coordinate where lines start and end, so that adjacent marks connect. */
export const MARK_SIZE = { width: 120, height: 96, base: 88 }

const START_COMMAND = `M0 ${MARK_SIZE.base}`
const EXTENSION_LENGTH = 9000

function extendLine(line: string, extendsLeft: boolean, extendsRight: boolean): string {
  return `${extendsLeft ? `M-${EXTENSION_LENGTH} ${MARK_SIZE.base}H0` : START_COMMAND}${line.slice(START_COMMAND.length)}${extendsRight ? `H${EXTENSION_LENGTH}` : ''}`
}

/** SVG path data by industry mark. `public/marks` has the same drawings for the menu. */
export const MARKS: Record<MarkName, Pick<DrawingOnLine, 'line' | 'dot'>> = {
  tooth: {
    line: 'M0 88H44C52 88 50 56 60 56C70 56 68 88 76 88C86 88 82 62 88 48C95 30 92 9 77 9C69 9 67 15 60 15C53 15 51 9 43 9C28 9 25 30 32 48C38 62 34 88 44 88H120',
    dot: { x: 77, y: 9 },
  },
  drop: {
    line: 'M0 88H60C81 88 93 76 92 61C91 45 67 28 60 6C53 28 29 45 28 61C27 76 39 88 60 88H120',
    dot: { x: 60, y: 6 },
  },
  mirror: {
    line: 'M0 88H44C53 88 56.5 85 56.5 78V61.3V66.7A32 31.5 0 1 1 63.5 66.7V61.3A26 26 0 1 0 56.5 61.3A26 26 0 0 0 63.5 61.3V78C63.5 85 67 88 76 88H120',
    dot: { x: 68, y: 24 },
  },
  leaf: {
    line: 'M0 88H32C50 88 56 80 58 68C84 68 98 40 88 6C56 10 36 38 58 68C62 80 70 88 88 88H120',
    dot: { x: 88, y: 6 },
  },
  ear: {
    line: 'M0 88H56C74 88 72 74 79 64C94 44 88 6 61 6C43 6 34 22 37 36C40 45 49 42 54 34C61 24 76 30 75 45C74 58 61 56 59 65C57 73 48 72 46 66C42 76 44 88 58 88H120',
    dot: { x: 46, y: 66 },
  },
  beat: {
    line: 'M0 88H46C50 88 48 79 52 79C56 79 54 88 58 88H60L67 8L74 88H78C84 88 82 72 88 72C94 72 92 88 98 88H120',
    dot: { x: 67, y: 8 },
  },
  spine: {
    line: 'M0 88H50C55 88 57 87.4 57.4 85.2L57.4 81.1H48.4C42.3 81.1 42.3 71.9 48.4 71.9H57.4L59 67.9H50.4C44.7 67.9 44.7 59.3 50.4 59.3H59L57.2 55.4H49C43.7 55.4 43.7 47.4 49 47.4H57.2L54.6 43.6H47C42.1 43.6 42.1 36.2 47 36.2H54.6L53.6 32.5H46.7C42.2 32.5 42.2 25.7 46.7 25.7H53.6L55.4 22H49.3C45.3 22 45.3 16 49.3 16H55.4V11.5C55.4 6.5 62.6 6.5 62.6 11.5L62.6 16H68.7C72.7 16 72.7 22 68.7 22H62.6L60.8 25.7H67.7C72.2 25.7 72.2 32.5 67.7 32.5H60.8L61.8 36.2H69.4C74.3 36.2 74.3 43.6 69.4 43.6H61.8L64.4 47.4H72.6C77.9 47.4 77.9 55.4 72.6 55.4H64.4L66.2 59.3H74.8C80.5 59.3 80.5 67.9 74.8 67.9H66.2L64.6 71.9H73.6C79.7 71.9 79.7 81.1 73.6 81.1H64.6L64.6 85.2C65 87.4 67 88 72 88H120',
    dot: { x: 59, y: 8 },
  },
  skin: {
    line: 'M0 88H96H24V34C30 29 36 29 42 34V66V34C42 24 39 16 33 10C39 16 42 24 42 34C48 39 54 39 60 34C66 29 72 29 78 34C84 39 90 39 96 34V54C90 59 84 59 78 54C72 49 66 49 60 54C54 59 48 59 42 54C36 49 30 49 24 54C30 49 36 49 42 54C48 59 54 59 60 54C66 49 72 49 78 54C84 59 90 59 96 54V88H120',
    dot: { x: 69, y: 30 },
  },
  fork: {
    line: 'M0 88H44C53 88 56.5 85 56.5 78V66.5C56.5 62.5 54.5 60.6 51 59.2C43.5 56.2 38 49.5 38 41V11A4.5 4.5 0 0 1 47 11V40A13 13 0 0 0 73 40V11A4.5 4.5 0 0 1 82 11V41C82 49.5 76.5 56.2 69 59.2C65.5 60.6 63.5 62.5 63.5 66.5V78C63.5 85 67 88 76 88H120',
    dot: { x: 77.5, y: 6.5 },
  },
  window: {
    line: 'M0 88H90H30V8H90V62C74 54 62 34 60 8C58 34 46 54 30 62C46 54 58 34 60 8C62 34 74 54 90 62V88H120',
    dot: { x: 60, y: 68 },
  },
}

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
