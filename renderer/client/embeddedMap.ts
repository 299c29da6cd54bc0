/**
 * Inserts the embedded map when the disclosure opens for the first time, so that visitors only send requests to the other
 * host if they choose to. `loading=lazy` isn't enough: browsers ignore it if scripting is disabled (HTML, "lazy loading
 * attributes").
 */
export function loadMapOnOpen(disclosure: HTMLDetailsElement): void {
  disclosure.addEventListener('toggle', () => {
    const template = disclosure.querySelector('template')
    template?.replaceWith(template.content.cloneNode(true))
  })
  // Shows the disclosure (see `pages/contact/+Page.tsx`). Without this script, it would open to an empty box.
  disclosure.dataset.ready = ''
}
