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
    line: 'M0 88H43C47 76 50 56 60 56C70 56 73 76 77 88C85 76 82 62 88 48C95 30 92 9 77 9C69 9 67 15 60 15C53 15 51 9 43 9C28 9 25 30 32 48C38 62 35 76 43 88H120',
    light: { x: 77, y: 9 },
  },
  drop: {
    line: 'M0 88H60C78 88 88 76 87 61C86 45 66 28 60 6C54 28 34 45 33 61C32 76 42 88 60 88H120',
    light: { x: 60, y: 6 },
  },
  profile: {
    line: 'M0 88H14C34 88 44 84 42 70C41 62 29 56 28 38C27 18 44 6 60 7C75 8 84 18 83 30C83 34 80.5 35.5 81.5 38.5C83 43 90 47.5 89.5 50.5C89 53 84.5 52 84 54C83.6 55.5 86.5 56.5 86.2 58.2C86 59.5 83.8 60 83.8 60.8C83.8 61.7 85.6 62 86.6 63.6C85.2 65.3 83 65.5 83.2 67.5C83.5 71 82 73.5 78 73.5C72 73.5 67 71.5 66 76C65 84 76 88 92 88H120',
    light: { x: 50, y: 52 },
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
    line: 'M0 88H66.7C73.3 88 73.3 78 66.7 78H35.5C28.9 78 28.9 68 35.5 68H62.5C69.1 68 69.1 58 62.5 58H39.7C33.1 58 33.1 48 39.7 48H67.5C74.1 48 74.1 38 67.5 38H47.7C41.1 38 41.1 28 47.7 28H68.7C75.3 28 75.3 18 68.7 18H46.5C39.9 18 39.9 8 46.5 8H62C94 8 74 88 106 88H120',
    light: { x: 56, y: 8 },
  },
  fingerprint: {
    line: 'M0 88C12 88 20 84 20 72V44C20 20 38 5 60 5C82 5 100 20 100 44V66C100 73 92 73 92 66V44C92 26 78 13.5 60 13.5C42 13.5 28 26 28 44V73C28 80 36 80 36 73V44C36 31 46 22 60 22C74 22 84 31 84 44V72C84 79 76 79 76 72V44C76 36 70 30.5 60 30.5C50 30.5 44 36 44 44V77C44 84 52 84 52 77V46C52 41 55 38.5 60 38.5C65 38.5 68 41 68 46V76C68 84 73 88 81 88H120',
    light: { x: 60, y: 50 },
  },
  fork: {
    line: 'M0 88H44C52 88 56 86 56 78V66C56 58 38 62 38 46V12C38 5 47 5 47 12V44C47 54 73 54 73 44V12C73 5 82 5 82 12V46C82 62 64 58 64 66V78C64 86 68 88 76 88H120',
    light: { x: 77.5, y: 6.8 },
  },
  house: {
    line: 'M0 88H24V44L60 10L74 23V12H84V33L96 44V88H120',
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

/** Marks in a row, which one line goes through. */
export function marksOf(names: MarkName[]): ShareDrawing {
  const beside = names.map((name, index) => {
    const { line, light } = MARKS[name]
    const isLast = index === names.length - 1
    return { ...MARK, line: goingOn(line, index === 0, isLast), light }
  })
  return { beside, isLine: true }
}
