import { clsx } from 'clsx'
import { pulsePath } from '../drawing/pulse.ts'
import { urls } from '../urls.ts'

interface Props {
  className: string
  /** Where its point of light is. */
  light: string
  /** Where the line rises, in thousandths of the window's width. */
  crest: number
  /** How high it rises, of the 190 units above its base. */
  height: number
}

const WIDTH = 1600

/** The brand's line across the window. Its path is stretched, so its point of light is an element of its own. */
export function PulseLine({ className, light, crest, height }: Props) {
  const path = pulsePath({ end: WIDTH, base: 190, crest: (crest / 1000) * WIDTH, width: 26, height })
  return (
    <div className={clsx('relative h-line rtl:[scale:-1_1]', className)}>
      <svg
        className="across absolute inset-0 size-full overflow-visible"
        viewBox={`0 0 ${WIDTH} 200`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className={clsx('lume in-[.room]:bg-on-panel', light)} />
    </div>
  )
}

const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

interface LogoProps {
  brand: string
  pathname: string
  className: string
}

/** The same line, which stands on the baseline of the brand's name. */
export function Logo({ brand, pathname, className }: LogoProps) {
  return (
    // It still fits where letters are set large on a small screen.
    <a
      className={clsx(
        'inline-flex items-end gap-[0.3em] font-serif text-[min(1.75rem,9vw)]/none tracking-[-0.02em]',
        className,
      )}
      href={urls.home()}
      aria-current={pathname === urls.home() ? 'page' : undefined}
    >
      <svg
        className="mb-[0.115em] h-[0.857em] w-[2em] overflow-visible rtl:[scale:-1_1]"
        viewBox="0 0 56 24"
        aria-hidden="true"
      >
        <path className="fill-none stroke-[1.3] stroke-current" d={mark} />
        <circle className="fill-accent" cx="40" cy="3.4" r="2.3" />
      </svg>
      <span>{brand}</span>
    </a>
  )
}
