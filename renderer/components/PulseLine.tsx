import { clsx } from 'clsx'
import { createPulsePath } from '../drawing/beats.ts'
import { StretchedDrawing } from './StretchedDrawing.tsx'

type Props = { className: string; dotClassName?: string; crest: number; height: number }

/** Renders the pulse, in a view box of 1600 × 200, with a dot on the crest. CSS puts the dot on a crest of 1464 with a height of 170. For others, pass a `dotClassName` that sets `left` to `crest / 1600`, and `top` to `(190 - height) / 200`. */
export function PulseLine({ className, dotClassName, crest, height }: Props) {
  const path = createPulsePath({ width: 1600, baseline: 190, crest, beatWidth: 26, beatHeight: height })
  return (
    <div className={clsx('relative h-line', className)}>
      <StretchedDrawing className="absolute inset-0 size-full overflow-visible" width={1600} height={200}>
        <path d={path} />
      </StretchedDrawing>
      <span className={clsx('light-dot', dotClassName)} />
    </div>
  )
}
