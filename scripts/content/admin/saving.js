/**
 * @typedef {{ name: string, label: string, requiredToPublish?: { label: string, paths: string[], minLength?: number }[] }} FormField from `describe/cmsFields.ts`
 * @typedef {{ name: string, fields: FormField[] }} Form
 * @typedef {{ entry: { path: string, collection: string, data: Record<string, unknown> } }} SaveEvent
 */

const CHANGED_MESSAGE =
  'This file has changed since its form was loaded, and saving would undo that change. Copy your text, reload this page, and paste it again.'

/**
 * Rejects saves of incomplete entries, and saves that would overwrite a newer version of the file. Both checks are needed
 * because Sveltia 0.221.1 calls `isValid` only until the first save, and detects conflicts on GitHub, but not in a local
 * folder.
 * @param {{ registerEventListener: (listener: object) => void }} cms
 * @param {Form[]} forms
 */
export function rejectInvalidSaves(cms, forms) {
  const loadedHashesPromise = fetchHashes()
  cms.registerEventListener({
    name: 'preSave',
    handler: async (/** @type {SaveEvent} */ { entry: { path, collection, data } }) => {
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
    handler: async (/** @type {SaveEvent} */ { entry: { path } }) => {
      const loadedHashes = await loadedHashesPromise
      if (loadedHashes) loadedHashes[path] = (await fetchHashes())?.[path]
    },
  })
}

/** @returns {Promise<Record<string, string | undefined> | undefined>} hashes of content files by path, or undefined without a development server */
async function fetchHashes() {
  const response = await fetch('/__check').catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

/**
 * @param {FormField} draftField
 * @param {unknown} data of the entry
 * @returns {string | undefined} a message about the fields to complete, or undefined if the entry can be published
 */
function getIncompleteMessage({ label, requiredToPublish = [] }, data) {
  const missingFields = requiredToPublish.filter(({ paths }) => paths.every((path) => getText(data, path) === ''))
  // Tokens are replaced later, so the length of text with a token is unknown.
  const shortFields = requiredToPublish.filter(({ paths, minLength = 0 }) =>
    paths
      .map((path) => getText(data, path))
      .some((text) => text !== '' && text.length < minLength && !text.includes('{')),
  )
  const tasks = [
    ...(missingFields.length > 0
      ? [`fill in these fields: ${missingFields.map((field) => field.label).join(', ')}`]
      : []),
    ...shortFields.map((field) => `write at least ${field.minLength} characters in ${field.label}`),
  ]
  if (tasks.length === 0) return undefined
  return `To publish this entry, ${tasks.join(', and ')}. To finish later, switch ${label} on.`
}

/**
 * @param {unknown} data
 * @param {string} path `report.title`
 * @returns {string} the value as trimmed text, empty if it's missing
 */
function getText(data, path) {
  const value = path
    .split('.')
    .reduce((current, key) => /** @type {Record<string, unknown> | undefined} */ (current)?.[key], data)
  return String(value ?? '').trim()
}
