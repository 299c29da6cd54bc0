import { clsx } from 'clsx'
import { createPulsePath } from '../drawing/beats.ts'
import { StretchedDrawing } from './StretchedDrawing.tsx'

interface Props {
  className: string
  /** Moves the dot. CSS puts it on a crest of 1464 with a height of 170. For others, set `left` to `crest / 1600`, and `top` to `(190 - height) / 200`. */
  dotClassName?: string
  /** X coordinate of the crest, from 0 to 1600. */
  crest: number
  /** Height of the crest, in a view box that is 200 high. */
  height: number
}

/** Renders the pulse with a dot on the crest. */
export function PulseLine({ className, dotClassName, crest, height }: Props) {
  const path = createPulsePath({ end: 1600, baseline: 190, crest, width: 26, height })
  return (
    <div className={clsx('relative h-line', className)}>
      <StretchedDrawing className="absolute inset-0 size-full overflow-visible" width={1600} height={200}>
        <path d={path} />
      </StretchedDrawing>
      <span className={clsx('light-dot', dotClassName)} />
    </div>
  )
}
