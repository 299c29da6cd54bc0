/** Maximum cumulative layout shift if fonts load late. A shift of up to 0.1 is "good" (web.dev/articles/cls). */
export const MAX_LAYOUT_SHIFT = 0.008

/** Returns the sum of all layout shifts so far. Runs in the page. */
export async function getLayoutShift(): Promise<number> {
  await document.fonts.ready
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
