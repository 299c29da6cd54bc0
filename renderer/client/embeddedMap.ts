/**
 * Inserts the map of another host when its disclosure opens for the first time, so that nothing is requested from that host
 * unless the visitor asks. `loading=lazy` isn't enough: browsers ignore it if scripting is disabled (HTML, "lazy loading
 * attributes").
 */
export function loadMapOnOpen(disclosure: HTMLDetailsElement): void {
  disclosure.addEventListener('toggle', () => {
    const template = disclosure.querySelector('template')
    template?.replaceWith(template.content.cloneNode(true))
  })
  // Visible from now on (`pages/contact/+Page.tsx`): before, it would open to an empty box.
  disclosure.dataset.ready = ''
}
