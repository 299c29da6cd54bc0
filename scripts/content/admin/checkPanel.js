/**
 * @typedef {{ file: string, line: number, quote?: string[], message: string, advice: string }} Note from `dev/problems.ts`
 * @typedef {{ problems: Note[], warnings?: Note[] }} CheckResponse
 * @typedef {{ name: 'postSave', handler: (event: { entry: { path: string, slug: string } }) => void }} Listener
 */

/**
 * Shows the result of the check after a form is saved or a file is deleted. Previews can't check, so they show nothing.
 * @param {{ registerEventListener: (listener: Listener) => void }} cms
 */
export function showChecks(cms) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  // The view with the result: the last part of the URL fragment. In other views, the panel is hidden.
  let checkedView = ''
  /** @param {{ query: string, action: 'Saved' | 'Deleted', view: string }} options */
  const check = async ({ query, action, view }) => {
    checkedView = view
    const response = await fetch(`/__check?${query}`, { headers: { accept: 'application/json' } })
    const isJson = response.headers.get('content-type')?.includes('json')
    if (response.ok && isJson) showNotes(await response.json(), action, panel)
  }
  cms.registerEventListener({
    name: 'postSave',
    // The form of a new entry stays open, but its fragment then ends with the slug.
    handler: ({ entry: { path, slug } }) =>
      void check({ query: `file=${encodeURIComponent(path)}`, action: 'Saved', view: slug }),
  })
  // After an entry is deleted, Sveltia shows the list of its collection.
  onRemoval(() => check({ query: 'all', action: 'Deleted', view: location.hash.split('/')[2] ?? '' }))
  addEventListener('hashchange', () => {
    if (location.hash.split('/').at(-1) !== checkedView) panel.hidden = true
  })
}

/**
 * Calls the listener after the CMS deletes a file from a local folder. Sveltia 0.221.1 has no event for it.
 * @param {() => void} listener
 */
function onRemoval(listener) {
  // Only secure contexts have local folders.
  if (!('FileSystemDirectoryHandle' in window)) return
  const { prototype } = FileSystemDirectoryHandle
  const { removeEntry } = prototype
  /** @this {FileSystemDirectoryHandle} */
  prototype.removeEntry = async function (...options) {
    await removeEntry.apply(this, options)
    listener()
  }
}

/**
 * @param {CheckResponse} response
 * @param {'Saved' | 'Deleted'} action
 * @param {HTMLElement} panel
 */
function showNotes(response, action, panel) {
  const { problems, warnings = [] } = response
  panel.replaceChildren(
    createElement('h2', `${action}. ${createTitle(response)}`),
    createElement('ul', ...[...problems, ...warnings].map((note) => createNoteItem(note, action))),
    Object.assign(createElement('button', 'Close'), { onclick: () => panel.toggleAttribute('hidden', true) }),
  )
  panel.hidden = false
}

/** @param {CheckResponse} response */
function createTitle({ problems, warnings = [] }) {
  if (problems.length === 1) return 'Fix this before you publish:'
  if (problems.length > 1) return `Fix these ${problems.length} problems before you publish:`
  return warnings.length === 0 ? 'The check finds no problems.' : 'The check has warnings:'
}

/**
 * @param {Note} note
 * @param {'Saved' | 'Deleted'} action
 */
function createNoteItem({ file, line, quote, message, advice }, action) {
  const text = `${action === 'Deleted' ? `${file}: ` : ''}${message} ${advice}`
  if (!quote) return createElement('li', text)
  const [before = '', marked = '', after = ''] = quote
  return createElement('li', text, createElement('pre', `Line ${line}: `, before, createElement('mark', marked), after))
}

/**
 * @param {string} name
 * @param {(string | Node)[]} children
 */
function createElement(name, ...children) {
  const element = document.createElement(name)
  element.append(...children)
  return element
}
