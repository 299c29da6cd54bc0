/** For privacy. `loading=lazy` doesn't work if scripting is disabled (HTML, "lazy loading attributes"). */
export function loadMapOnOpen(disclosure: HTMLDetailsElement): void {
  disclosure.addEventListener('toggle', () => {
    const template = disclosure.querySelector('template')
    template?.replaceWith(template.content.cloneNode(true))
  })
  disclosure.dataset.ready = ''
}
