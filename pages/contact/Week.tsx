import { drawWeek, openHours, WEEK } from '../../renderer/drawing/week.ts'
import type { Data } from './+data.ts'

/** The page ends with our week: the line is up while somebody answers. */
export function Week({ hours, replyTime }: Pick<Data['company'], 'hours' | 'replyTime'>) {
  const open = openHours(hours)
  if (!open) return null
  const { line, light } = drawWeek(open)
  return (
    <figure className="mt-section">
      <svg
        className="across block h-[clamp(3rem,7vw,7.5rem)] w-full"
        viewBox={`0 0 ${WEEK.width} ${WEEK.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={line} />
        <path className="lit stroke-[14px]" d={`M${light.x.toFixed(1)} ${light.y}h0`} />
      </svg>
      <figcaption className="wrap note mt-4">
        {hours}. {replyTime}
      </figcaption>
    </figure>
  )
}
