import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what was pressed where it is in the window, while something above it closes. Other browsers do so by themselves
 * (CSS Scroll Anchoring Module Level 1); WebKit (2.50) does not.
 * @returns what to tell of a press, before it changes anything.
 */
export function useKeepPlace(): (pressed: Element) => void {
  const place = useRef<{ pressed: Element; top: number }>(undefined)
  useLayoutEffect(() => restore(place))
  return (pressed) => {
    if (!CSS.supports('overflow-anchor', 'auto')) place.current = { pressed, top: topOf(pressed) }
  }
}

function restore(place: RefObject<{ pressed: Element; top: number } | undefined>): void {
  if (place.current) scrollBy({ top: topOf(place.current.pressed) - place.current.top, behavior: 'instant' })
  place.current = undefined
}

const topOf = (element: Element) => element.getBoundingClientRect().top
