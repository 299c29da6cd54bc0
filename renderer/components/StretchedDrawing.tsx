import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { className?: string; width: number; height: number; children: ReactNode }

/** Renders lines that stretch to the size of the box. Circles become ovals, so put dots in another element. */
export function StretchedDrawing({ className, width, height, children }: Props) {
  return (
    <svg
      className={clsx('line-drawing', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
