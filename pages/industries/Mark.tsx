import { clsx } from 'clsx'
import type { MarkName } from '../../renderer/collections/industries/definition.ts'
import type { ShareDrawing, StandingDrawing } from '../../renderer/share.ts'

/**
 * The window of a mark. Its line comes in at the left and leaves at the right on the same height, so that marks side by
 * side are one line, and a mark stands on any rule that goes on from it.
 */
export const MARK = { width: 120, height: 96, base: 88 }

const START = `M0 ${MARK.base}`
/** Far beyond the widest window. */
const ON = 9000

/** A mark's line that goes on to the left, to the right, or both, as the rule that it stands on. */
function goingOn(line: string, before: boolean, after: boolean): string {
  return `${before ? `M-${ON} ${MARK.base}H0` : START}${line.slice(START.length)}${after ? `H${ON}` : ''}`
}

/** Each one line without a break, and one light. In units of {@link MARK}. */
export const MARKS: Record<MarkName, Pick<StandingDrawing, 'line' | 'light'>> = {
  tooth: {
    line: 'M0 88H44C52 88 50 56 60 56C70 56 68 88 76 88C86 88 82 62 88 48C95 30 92 9 77 9C69 9 67 15 60 15C53 15 51 9 43 9C28 9 25 30 32 48C38 62 34 88 44 88H120',
    light: { x: 77, y: 9 },
  },
  drop: {
    line: 'M0 88H60C81 88 93 76 92 61C91 45 67 28 60 6C53 28 29 45 28 61C27 76 39 88 60 88H120',
    light: { x: 60, y: 6 },
  },
  mirror: {
    line: 'M0 88H44C53 88 56.5 85 56.5 78V61.3V66.7A32 31.5 0 1 1 63.5 66.7V61.3A26 26 0 1 0 56.5 61.3A26 26 0 0 0 63.5 61.3V78C63.5 85 67 88 76 88H120',
    light: { x: 68, y: 24 },
  },
  leaf: {
    line: 'M0 88H32C50 88 56 80 58 68C84 68 98 40 88 6C56 10 36 38 58 68C62 80 70 88 88 88H120',
    light: { x: 88, y: 6 },
  },
  ear: {
    line: 'M0 88H56C74 88 72 74 79 64C94 44 88 6 61 6C43 6 34 22 37 36C40 45 49 42 54 34C61 24 76 30 75 45C74 58 61 56 59 65C57 73 48 72 46 66C42 76 44 88 58 88H120',
    light: { x: 46, y: 66 },
  },
  beat: {
    line: 'M0 88H22C28 88 28 78 34 78C40 78 40 88 46 88H51L55 93L62 8L69 94L73 88H78C86 88 86 72 93 72C100 72 100 88 108 88H120',
    light: { x: 62, y: 8 },
  },
  spine: {
    line: 'M0 88H49.8C54.8 88 56.8 87.4 57.3 85.2V83.7L48.1 83.7C42.5 83.7 42.5 75.3 48.1 75.3L59.2 75.3V70.8L49.8 70.8C44.5 70.8 44.5 62.9 49.8 62.9L58.8 62.9V58.6L48.7 58.6C43.7 58.6 43.7 51.2 48.7 51.2L56.3 51.2V47.2L47.1 47.2C42.4 47.2 42.4 40.2 47.1 40.2L53.9 40.2V36.5L46.8 36.5C42.4 36.5 42.4 30 46.8 30L53.5 30V26.4L48.5 26.4C44.4 26.4 44.4 20.4 48.5 20.4L54.8 20.4V17.1L51.2 17.1C47.4 17.1 47.4 11.6 51.2 11.6L57 11.6C57 6.6 64.2 6.6 64.2 11.6V11.6L68.5 11.6C72.3 11.6 72.3 17.1 68.5 17.1L62.8 17.1V20.4L67.3 20.4C71.3 20.4 71.3 26.4 67.3 26.4L61 26.4V30L67.2 30C71.6 30 71.6 36.5 67.2 36.5L60.7 36.5V40.2L69.2 40.2C73.9 40.2 73.9 47.2 69.2 47.2L62.5 47.2V51.2L72.8 51.2C77.8 51.2 77.8 58.6 72.8 58.6L65.2 58.6V62.9L75.9 62.9C81.2 62.9 81.2 70.8 75.9 70.8L66.6 70.8V75.3L76.4 75.3C82 75.3 82 83.7 76.4 83.7L65.1 83.7L64.5 85.2C64 87.4 66 88 71 88H120',
    light: { x: 60.6, y: 8 },
  },
  lens: {
    line: 'M0 88H87.9C92.9 88 94.9 87 91.9 84L68.5 60.6A30 30 0 1 1 73.6 55.5L102.1 84C106.1 88 109.1 88 114.1 88H120',
    light: { x: 56, y: 43 },
  },
  fork: {
    line: 'M0 88H44C53 88 56.5 85 56.5 78V66.5C56.5 62.5 54.5 60.6 51 59.2C43.5 56.2 38 49.5 38 41V11A4.5 4.5 0 0 1 47 11V40A13 13 0 0 0 73 40V11A4.5 4.5 0 0 1 82 11V41C82 49.5 76.5 56.2 69 59.2C65.5 60.6 63.5 62.5 63.5 66.5V78C63.5 85 67 88 76 88H120',
    light: { x: 77.5, y: 6.5 },
  },
  house: {
    line: 'M0 88H96V44L84 33V12H74V23L60 10L24 44V88H120',
    light: { x: 60, y: 58 },
  },
}

/** A specialty's mark. Hidden from screen readers: its name stands beside it, or names the drawing that it is part of. */
export function Mark({ name, goesOn = false, className }: { name: MarkName; goesOn?: boolean; className?: string }) {
  const { line, light } = MARKS[name]
  return (
    <svg className={clsx('across mark', className)} viewBox={`0 0 ${MARK.width} ${MARK.height}`} aria-hidden="true">
      <path d={goesOn ? goingOn(line, true, true) : line} />
      <path className="lit" d={`M${light.x} ${light.y}h0`} />
    </svg>
  )
}

/** Where a mark ends the head of a page, on its last line: at the right, on small screens beside the call. */
export const ENDS_HEAD =
  'fold:col-[8/13] ms-auto w-[min(50%,20rem)] fold:w-full self-end max-phone:-me-4 max-phone:[--d:10px] mb-[-6.667%] max-fold:mb-[max(-3.333%,-1.333rem)]'

/** Marks in a row, which one line goes through. */
export function marksOf(names: MarkName[]): ShareDrawing {
  const beside = names.map((name, index) => {
    const { line, light } = MARKS[name]
    const isLast = index === names.length - 1
    return { ...MARK, line: goingOn(line, index === 0, isLast), light }
  })
  return { beside, isLine: true }
}
