/* Rejects saves of incomplete entries and outdated forms. */

/**
 * @typedef {{ name: string, label: string, requiredToPublish?: { label: string, paths: string[], minLength?: number }[] }} FormField from `describe/cmsFields.ts`
 * @typedef {{ name: string, fields: FormField[] }} Form
 * @typedef {{ entry: { path: string, slug: string, collection: string, data: Record<string, unknown> } }} SaveEvent
 * @typedef {{ registerEventListener: (listener: { name: 'preSave' | 'postSave', handler: (event: SaveEvent) => void }) => void }} Cms
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
  const isOutdated = async (/** @type {string} */ path) => {
    const [loadedHashes, currentHashes] = await Promise.all([loadedHashesPromise, fetchHashes()])
    return loadedHashes && currentHashes && currentHashes[path] !== loadedHashes[path]
  }
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry: { path, collection, data } }) => {
      const draftField = forms.find(({ name }) => name === collection)?.fields.find(({ name }) => name === 'draft')
      const incompleteMessage = draftField && !data.draft ? getIncompleteMessage(draftField, data) : undefined
      const message = incompleteMessage ?? ((await isOutdated(path)) ? CHANGED_MESSAGE : undefined)
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
  const missingLabels = missingFields.map((field) => field.label).join(', ')
  const tasks = [
    ...(missingLabels === '' ? [] : [`fill in these fields: ${missingLabels}`]),
    ...shortFields.map((field) => `write at least ${field.minLength} characters in ${field.label}`),
  ]
  if (tasks.length === 0) return undefined
  return `To publish this entry, ${tasks.join(', and ')}. To finish later, switch ${label} on.`
}
