import { type Font, measureText } from '../../renderer/drawing/textWidth.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the box of a name on a map. */
export function measureName(
  text: string,
  font: Font,
  size: number,
  { x, y, anchor = 'middle' }: { x: number; y: number; anchor?: 'start' | 'middle' | 'end' },
): Box {
  const width = measureText(text, font, size)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.25 }
}

const isOverlapping = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const isInside = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

/** Returns names that overlap another name or a marker, or leave the frame. */
export function findMisplacedNames(
  names: (Box & { text: string })[],
  markers: { x: number; y: number }[],
  within: Box,
): string[] {
  return names.flatMap((box, index) => {
    const isTouched = names.slice(0, index).some((other) => isOverlapping(other, box))
    const isOnMarker = markers.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    return isTouched || isOnMarker || !isInside(box, within) ? [box.text] : []
  })
}
