/**
 * @typedef {{ file: string, line?: number, quote?: string[], message: string, advice: string }} Note from `dev/problemNotes.ts`
 * @typedef {{ problems: Note[], warnings?: Note[] }} CheckResponse
 * @typedef {{ name: 'postSave', handler: (event: { entry: { path: string, slug: string } }) => void }} Listener
 */

/**
 * Shows the result of the check beside a saved form, or after a file was deleted. Previews don't have a check, so they
 * show nothing.
 * @param {{ registerEventListener: (listener: Listener) => void }} cms
 */
export function showChecks(cms) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  let lastHashPart = ''
  /** @param {string} query @param {string} action @param {string} hashPart hides the panel if the page's hash ends differently */
  const check = async (query, action, hashPart) => {
    lastHashPart = hashPart
    const response = await loadCheck(query)
    if (response) showNotes(response, action, panel)
  }
  cms.registerEventListener({
    name: 'postSave',
    // A saved form stays open, but gets a new address if the entry is new.
    handler: ({ entry: { path, slug } }) => void check(`file=${encodeURIComponent(path)}`, 'Saved', slug),
  })
  // Sveltia closes the form of a deleted entry.
  onRemoval(() => check('all', 'Deleted', location.hash.split('/')[2] ?? ''))
  addEventListener('hashchange', () => {
    if (location.hash.split('/').at(-1) !== lastHashPart) panel.hidden = true
  })
}

/**
 * Sveltia 0.221.1 has no event for deleted entries and images.
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
 * @param {string} query
 * @returns {Promise<CheckResponse | undefined>}
 */
async function loadCheck(query) {
  const response = await fetch(`/__check?${query}`, { headers: { accept: 'application/json' } })
  if (response.ok && response.headers.get('content-type')?.includes('json')) return response.json()
}

/**
 * @param {CheckResponse} response
 * @param {string} action `Saved` or `Deleted`
 * @param {HTMLElement} panel
 */
function showNotes({ problems, warnings = [] }, action, panel) {
  panel.replaceChildren(
    createElement('h2', `${action}. ${createTitle(problems.length, warnings.length)}`),
    createElement('ul', ...[...problems, ...warnings].map((note) => createNoteItem(note, action === 'Deleted'))),
    Object.assign(createElement('button', 'Close'), { onclick: () => panel.toggleAttribute('hidden', true) }),
  )
  panel.hidden = false
}

/**
 * @param {number} problems
 * @param {number} warnings
 */
function createTitle(problems, warnings) {
  if (problems === 0) return warnings === 0 ? 'The check finds no problems.' : 'The check has warnings:'
  return problems === 1 ? 'Fix this before you publish:' : `Fix these ${problems} problems before you publish:`
}

/**
 * @param {Note} note
 * @param {boolean} showsFile
 */
function createNoteItem({ file, line, quote, message, advice }, showsFile) {
  const text = `${showsFile ? `${file}: ` : ''}${message} ${advice}`
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
