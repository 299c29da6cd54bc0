/** The header goes on scrolling down, and comes back on scrolling up. What it looks like is in `styles/chrome.css`. */
export function yieldHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header) return
  header.dataset.scrolled = ''
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const isDown = scrollY > last && scrollY > header.offsetHeight
      header.dataset.scrolled = isDown ? 'down' : scrollY > 0 ? 'up' : ''
      last = scrollY
    },
    { passive: true },
  )
}
