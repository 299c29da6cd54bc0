/**
 * @typedef {{ line?: number, quote?: string[], message: string, advice: string }} Note from `dev/problemNotes.ts`
 * @typedef {{ problems: Note[], hints: Note[] }} Report
 * @typedef {{ name: 'postSave', handler: (event: { entry: { path: string, slug: string } }) => void }} Listener
 */

/**
 * Shows the result of the check beside a saved form. Previews don't have a check, so they show nothing.
 * @param {{ registerEventListener: (listener: Listener) => void }} system
 */
export function showChecks(system) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  let saved = ''
  system.registerEventListener({
    name: 'postSave',
    handler: ({ entry: { path, slug } }) => {
      saved = slug
      void show(path, panel)
    },
  })
  // A saved form stays open, but gets another address if the entry is new.
  addEventListener('hashchange', () => {
    if (location.hash.split('/').at(-1) !== saved) panel.hidden = true
  })
}

/**
 * @param {string} path
 * @param {HTMLElement} panel
 */
async function show(path, panel) {
  const response = await fetch(`/__check?file=${encodeURIComponent(path)}`, { headers: { accept: 'application/json' } })
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return
  const { problems, hints } = /** @type {Report} */ (await response.json())
  panel.replaceChildren(
    create('h2', titleOf(problems.length, hints.length)),
    create('ul', ...[...problems, ...hints].map(showNote)),
    Object.assign(create('button', 'Close'), { onclick: () => panel.toggleAttribute('hidden', true) }),
  )
  panel.hidden = false
}

/**
 * @param {number} problems
 * @param {number} hints
 */
function titleOf(problems, hints) {
  if (problems === 0) return hints === 0 ? 'Saved. The check finds no problems.' : 'Saved. The check has hints:'
  return problems === 1
    ? 'Saved. Fix this before you publish:'
    : `Saved. Fix these ${problems} problems before you publish:`
}

/** @param {Note} note */
function showNote({ line, quote, message, advice }) {
  const text = `${message} ${advice}`
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
