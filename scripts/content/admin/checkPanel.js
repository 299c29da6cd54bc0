/**
 * @typedef {{ line?: number, message: string, advice: string }} Note
 * @typedef {{ problems: Note[], hints: Note[] }} Report
 * @typedef {{ name: 'postSave', handler: (event: { entry: { path: string } }) => void }} Listener
 */

/**
 * Shows the result of the check beside a saved form. Previews don't have a check, so they show nothing.
 * @param {{ registerEventListener: (listener: Listener) => void }} system
 */
export function showChecks(system) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  system.registerEventListener({ name: 'postSave', handler: ({ entry }) => void show(entry.path, panel) })
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
    create(
      'ul',
      '',
      [...problems, ...hints].map(({ message, advice }) => create('li', `${message} ${advice}`)),
    ),
    Object.assign(create('button', 'Close'), { onclick: () => panel.toggleAttribute('hidden', true) }),
  )
  panel.toggleAttribute('hidden', false)
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

/**
 * @param {string} name
 * @param {string} text
 * @param {Node[]} children
 */
function create(name, text, children = []) {
  const element = document.createElement(name)
  element.append(text, ...children)
  return element
}
