/* Rejects saves of invalid forms, and shows the result of the check after a save. */

/**
 * @typedef {{ name: string, label: string, requiredToPublish?: { label: string, paths: string[], minLength?: number }[] }} FormField from `describe/cmsFields.ts`
 * @typedef {{ name: string, fields: FormField[] }} Form
 * @typedef {{ entry: { path: string, slug: string, collection: string, data: Record<string, unknown> } }} SaveEvent
 * @typedef {{ registerEventListener: (listener: { name: 'preSave' | 'postSave', handler: (event: SaveEvent) => void }) => void }} Cms
 * @typedef {{ file: string, line: number, quote?: string[], message: string, advice: string }} Note from `dev/problems.ts`
 */

const CHANGED_MESSAGE =
  'This file has changed since you opened the CMS, and saving would undo that change. Copy your text, reload this page, and paste it again.'

/**
 * Rejects saves of incomplete entries, and saves that would overwrite a newer version of the file. Both checks are needed
 * because Sveltia 0.221.1 calls `isValid` only until the first save, and detects conflicts on GitHub, but not in a local
 * folder.
 * @param {Cms} cms
 * @param {Form[]} forms
 */
export function rejectInvalidSaves(cms, forms) {
  const loadedHashesPromise = fetchHashes()
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry: { path, collection, data } }) => {
      const draftField = forms.find(({ name }) => name === collection)?.fields.find(({ name }) => name === 'draft')
      const incompleteMessage = draftField && !data.draft ? getIncompleteMessage(draftField, data) : undefined
      const [loadedHashes, currentHashes] = await Promise.all([loadedHashesPromise, fetchHashes()])
      const isOutdated = loadedHashes && currentHashes && currentHashes[path] !== loadedHashes[path]
      const message = incompleteMessage ?? (isOutdated ? CHANGED_MESSAGE : undefined)
      // Sveltia shows the cause of this error.
      if (message) throw new Error('saving_failed', { cause: new Error(message) })
    },
  })
  cms.registerEventListener({
    name: 'postSave',
    handler: async ({ entry: { path } }) => {
      const loadedHashes = await loadedHashesPromise
      if (loadedHashes) loadedHashes[path] = (await fetchHashes())?.[path]
    },
  })
}

/** @returns {Promise<Record<string, string | undefined> | undefined>} hashes of content files by path, or undefined without a development server */
async function fetchHashes() {
  const response = await fetch('/__hashes').catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

/**
 * Returns a message about the fields to complete, or undefined if the entry can be published.
 * @param {FormField} draftField
 * @param {Record<string, unknown>} data
 */
function getIncompleteMessage({ label, requiredToPublish = [] }, data) {
  /** @param {string} path `report.title` */
  const getText = (path) => {
    const value = path
      .split('.')
      .reduce((current, key) => /** @type {any} */ (current)?.[key], /** @type {unknown} */ (data))
    return String(value ?? '').trim()
  }
  const missingFields = requiredToPublish.filter(({ paths }) => paths.every((path) => getText(path) === ''))
  // Tokens are replaced later, so the length of text with a token is unknown.
  const shortFields = requiredToPublish.filter(({ paths, minLength = 0 }) =>
    paths.map(getText).some((text) => text !== '' && text.length < minLength && !text.includes('{')),
  )
  const tasks = shortFields.map((field) => `write at least ${field.minLength} characters in ${field.label}`)
  if (missingFields.length > 0)
    tasks.unshift(`fill in these fields: ${missingFields.map((field) => field.label).join(', ')}`)
  if (tasks.length === 0) return undefined
  return `To publish this entry, ${tasks.join(', and ')}. To finish later, switch ${label} on.`
}

/** Shows the result of the check after a save or a deletion, except in previews, which can't check. @param {Cms} cms */
export function showCheckResults(cms) {
  const panel = Object.assign(document.createElement('aside'), { id: 'check', hidden: true })
  panel.setAttribute('aria-live', 'polite')
  document.body.append(panel)
  // The view with the result: the last part of the URL fragment. In other views, the panel is hidden.
  let checkedView = ''
  /** @param {{ query: string, action: 'Saved' | 'Deleted', view: string }} options */
  const fetchAndShow = async ({ query, action, view }) => {
    checkedView = view
    const response = await fetch(`/__check?${query}`, { headers: { accept: 'application/json' } })
    const isJson = response.headers.get('content-type')?.includes('json')
    if (response.ok && isJson) showNotes(await response.json(), action, panel)
  }
  cms.registerEventListener({
    name: 'postSave',
    // The form of a new entry stays open, but its fragment then ends with the slug.
    handler: ({ entry: { path, slug } }) =>
      void fetchAndShow({ query: `file=${encodeURIComponent(path)}`, action: 'Saved', view: slug }),
  })
  // After an entry is deleted, Sveltia shows the list of its collection.
  interceptDeletions(() => fetchAndShow({ query: 'all', action: 'Deleted', view: location.hash.split('/')[2] ?? '' }))
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
