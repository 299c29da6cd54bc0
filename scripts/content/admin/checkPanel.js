/**
 * @typedef {{ line?: number, quote?: string[], file?: string, message: string, advice: string }} Note from `dev/problemNotes.ts`
 * @typedef {{ problems: Note[], hints?: Note[] }} Report
 * @typedef {{ name: 'postSave', handler: (event: { entry: { path: string, slug: string } }) => void }} Listener
 */

/**
 * Shows the result of the check beside a saved form, or after a file was deleted. Previews don't have a check, so they
 * show nothing.
 * @param {{ registerEventListener: (listener: Listener) => void }} system
 */
export function showChecks(system) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  let address = ''
  /** @param {string} query @param {string} done @param {string} hashEnd the end of the address that keeps the panel */
  const check = async (query, done, hashEnd) => {
    address = hashEnd
    const report = await load(query)
    if (report) show(report, done, panel)
  }
  system.registerEventListener({
    name: 'postSave',
    // A saved form stays open, but gets another address if the entry is new.
    handler: ({ entry: { path, slug } }) => void check(`file=${encodeURIComponent(path)}`, 'Saved', slug),
  })
  // Sveltia closes the form of a deleted entry.
  onRemoval(() => check('all', 'Deleted', location.hash.split('/')[2] ?? ''))
  addEventListener('hashchange', () => {
    if (location.hash.split('/').at(-1) !== address) panel.hidden = true
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
 * @returns {Promise<Report | undefined>}
 */
async function load(query) {
  const response = await fetch(`/__check?${query}`, { headers: { accept: 'application/json' } })
  if (response.ok && response.headers.get('content-type')?.includes('json')) return response.json()
}

/**
 * @param {Report} report
 * @param {string} done
 * @param {HTMLElement} panel
 */
function show({ problems, hints = [] }, done, panel) {
  panel.replaceChildren(
    create('h2', `${done}. ${getTitle(problems.length, hints.length)}`),
    create('ul', ...[...problems, ...hints].map(showNote)),
    Object.assign(create('button', 'Close'), { onclick: () => panel.toggleAttribute('hidden', true) }),
  )
  panel.hidden = false
}

/**
 * @param {number} problems
 * @param {number} hints
 */
function getTitle(problems, hints) {
  if (problems === 0) return hints === 0 ? 'The check finds no problems.' : 'The check has hints:'
  return problems === 1 ? 'Fix this before you publish:' : `Fix these ${problems} problems before you publish:`
}

/** @param {Note} note */
function showNote({ line, quote, file, message, advice }) {
  const text = `${file === undefined ? '' : `${file}: `}${message} ${advice}`
  if (!quote) return create('li', text)
  const [before = '', marked = '', after = ''] = quote
  return create('li', text, create('pre', `Line ${line}: `, before, create('mark', marked), after))
}

/**
 * @param {string} name
 * @param {(string | Node)[]} children
 */
function create(name, ...children) {
  const element = document.createElement(name)
  element.append(...children)
  return element
}
