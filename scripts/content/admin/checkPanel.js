/**
 * @typedef {import('./rejectSaves.js').Cms} Cms
 * @typedef {{ file: string, line: number, quote?: string[], message: string, advice: string }} Note from `dev/formChecks.ts`
 */

/** Shows the result of the check after a save or a deletion, except in previews, which can't check. @param {Cms} cms */
export function showCheckResults(cms) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  // The view with the result: the last part of the URL fragment. In other views, the panel is hidden.
  let checkedView = ''
  /** @param {{ query: string, action: 'Saved' | 'Deleted', view: string }} options */
  const fetchAndShowNotes = async ({ query, action, view }) => {
    checkedView = view
    const response = await fetch(`/__check?${query}`, { headers: { accept: 'application/json' } })
    const isJson = response.headers.get('content-type')?.includes('json')
    if (response.ok && isJson) showNotes(await response.json(), action, panel)
  }
  cms.registerEventListener({
    name: 'postSave',
    // The form of a new entry stays open, but its fragment then ends with the slug.
    handler: ({ entry: { path, slug } }) =>
      void fetchAndShowNotes({ query: `file=${encodeURIComponent(path)}`, action: 'Saved', view: slug }),
  })
  // After an entry is deleted, Sveltia shows the list of its collection.
  interceptDeletions(() =>
    fetchAndShowNotes({ query: 'all', action: 'Deleted', view: location.hash.split('/')[2] ?? '' }),
  )
  addEventListener('hashchange', () => {
    if (location.hash.split('/').at(-1) !== checkedView) panel.hidden = true
  })
}

/** Listens for deletions in a local folder. Sveltia 0.221.1 has no event for them. @param {() => void} listener */
function interceptDeletions(listener) {
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

/** @type {(notes: { problems: Note[], warnings?: Note[] }, action: string, panel: HTMLElement) => void} */
function showNotes({ problems, warnings = [] }, action, panel) {
  const items = [...problems, ...warnings].map(({ file, line, quote, message, advice }) => {
    const text = `${action === 'Deleted' ? `${file}: ` : ''}${message} ${advice}`
    if (!quote) return createElement('li', text)
    const [before = '', marked = '', after = ''] = quote
    return createElement(
      'li',
      text,
      createElement('pre', `Line ${line}: `, before, createElement('mark', marked), after),
    )
  })
  panel.replaceChildren(
    createElement('h2', `${action}. ${getTitle(problems, warnings)}`),
    createElement('ul', ...items),
    Object.assign(createElement('button', 'Close'), { onclick: () => panel.toggleAttribute('hidden', true) }),
  )
  panel.hidden = false
}

/** @type {(problems: Note[], warnings: Note[]) => string} */
function getTitle(problems, warnings) {
  if (problems.length === 1) return 'Fix this before you publish:'
  if (problems.length > 1) return `Fix these ${problems.length} problems before you publish:`
  return warnings.length === 0 ? 'The check finds no problems.' : 'The check has warnings:'
}

/** @type {(name: string, ...children: (string | Node)[]) => HTMLElement} */
function createElement(name, ...children) {
  const element = document.createElement(name)
  element.append(...children)
  return element
}
