declare global {
  interface Window {
    layoutShiftObserver: PerformanceObserver
    layoutShift: number
  }
  interface PerformanceEntry {
    value: number
  }
}

/**
 * Maximum cumulative layout shift if fonts load late. web.dev/articles/cls calls up to 0.1 "good". Our pages measure
 * 0, and episodes 0.006.
 */
export const MAX_LAYOUT_SHIFT = 0.008

/** Runs in the page. */
export function recordLayoutShifts() {
  window.layoutShift = 0
  window.layoutShiftObserver = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.layoutShift += value
  })
  window.layoutShiftObserver.observe({ type: 'layout-shift', buffered: true })
}

/** Returns the sum of all layout shifts so far. Runs in the page. */
export async function getLayoutShift(): Promise<number> {
  await document.fonts.ready
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return window.layoutShiftObserver.takeRecords().reduce((sum, { value }) => sum + value, window.layoutShift)
}
