import { FAR_GAP } from '../../../../renderer/drawing/cityLabels.ts'
import type { Labels, PlacedText } from '../../../../renderer/drawing/cityMap.ts'

/** A name in both sets; the width of the map decides which is shown. */
export function MapName({ labels: { wide, small }, miles }: { labels: Labels; miles?: string }) {
  return (
    <>
      {wide && <MapWord {...wide} set="city-map-wide" miles={miles} />}
      {small && <MapWord {...small} set="city-map-small" />}
    </>
  )
}

/** One text of the map, in whole units: exact to less than a pixel. */
export function MapWord(
  props: Omit<PlacedText, 'box'> & { set?: 'city-map-wide' | 'city-map-small'; miles?: string | undefined },
) {
  const { set, isInRing, text, x, y, anchor, miles } = props
  const classes = [...(set ? [set] : []), ...(isInRing ? ['city-map-in'] : [])]
  return (
    <text
      className={classes.join(' ') || undefined}
      x={Math.round(x)}
      y={Math.round(y)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {text}
      {miles && <tspan dx={FAR_GAP}>{miles}</tspan>}
    </text>
  )
}
