import { clsx } from 'clsx'
import type { Data } from './+data.ts'
import { goingOn, MARK, MARKS } from './marks.ts'

interface Props {
  name: Data['featured'][number]['icon']
  /** Whether its line goes on beyond its window, where the sheet lets it: as the rule that it stands on. */
  goesOn?: boolean
  /** How wide it is, and where it stands. */
  className?: string
}

/** A specialty's mark. Hidden from screen readers: its name stands beside it, or names the drawing that it is part of. */
export function Mark({ name, goesOn = false, className }: Props) {
  const { line, light } = MARKS[name]
  return (
    <svg className={clsx('mark', className)} viewBox={`0 0 ${MARK.width} ${MARK.height}`} aria-hidden="true">
      <path d={goesOn ? goingOn(line, true, true) : line} />
      <path className="mark-light" d={`M${light.cx} ${light.cy}h0`} />
    </svg>
  )
}
