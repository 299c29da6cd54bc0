/**
 * @typedef {import('./rejectSaves.js').Cms} Cms
 * @typedef {{ line: number, quote?: string[], message: string, advice: string }} Note from `dev/formChecks.ts`
 */

/** Shows the result of the check after a save, except in previews, which can't check. @param {Cms} cms */
export function showCheckResults(cms) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  // The last part of the URL fragment. The form of a new entry stays open after a save, but its fragment changes to the slug.
  let savedSlug = ''
  cms.registerEventListener({
    name: 'postSave',
    handler: ({ entry: { path, slug } }) => {
      savedSlug = slug
      void fetchAndShowNotes(path, panel)
    },
  })
  addEventListener('hashchange', () => {
    if (location.hash.split('/').at(-1) !== savedSlug) panel.hidden = true
  })
}

/** @type {(path: string, panel: HTMLElement) => Promise<void>} */
async function fetchAndShowNotes(path, panel) {
  const response = await fetch(`/__check?file=${encodeURIComponent(path)}`, { headers: { accept: 'application/json' } })
  const isJson = response.headers.get('content-type')?.includes('json')
  if (response.ok && isJson) showNotes(await response.json(), panel)
}

/** @type {(notes: { problems: Note[], warnings: Note[] }, panel: HTMLElement) => void} */
function showNotes({ problems, warnings }, panel) {
  const items = [...problems, ...warnings].map(({ line, quote, message, advice }) => {
    const text = `${message} ${advice}`
    if (!quote) return createElement('li', text)
    const [before = '', marked = '', after = ''] = quote
    return createElement(
      'li',
      text,
      createElement('pre', `Line ${line}: `, before, createElement('mark', marked), after),
    )
  })
  panel.replaceChildren(
    createElement('h2', `Saved. ${getTitle(problems, warnings)}`),
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
