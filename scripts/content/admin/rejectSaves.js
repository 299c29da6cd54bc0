/* Rejects saves of incomplete entries and outdated forms. */

/**
 * @typedef {{ name: string, label: string, fields?: FormField[], minLengthToPublish?: number, alternatives?: string[] }} FormField from `describe/cmsFields.ts`
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
      const form = forms.find(({ name }) => name === collection)
      const incompleteMessage = form && !data.draft ? getIncompleteMessage(form.fields, data) : undefined
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
 * @param {FormField[]} fields
 * @param {Record<string, unknown>} data
 */
function getIncompleteMessage(fields, data) {
  /** @param {string} path `report.title` */
  const getText = (path) => {
    const value = path
      .split('.')
      .reduce((current, key) => /** @type {any} */ (current)?.[key], /** @type {unknown} */ (data))
    return String(value ?? '').trim()
  }
  const requiredFields = listRequiredFields(fields).map((field) => ({ ...field, text: getText(field.path) }))
  const missingLabels = requiredFields.filter(({ text }) => text === '').map(({ label }) => label)
  // An article needs one of two dates.
  const alternatives = fields.find(({ name }) => name === 'draft')?.alternatives ?? []
  if (alternatives.length > 0 && alternatives.every((name) => getText(name) === ''))
    missingLabels.push(alternatives.map((name) => fields.find((field) => field.name === name)?.label).join(' or '))
  // Tokens are replaced later, so the length of text with a token is unknown.
  const shortFields = requiredFields.filter(
    ({ text, minLength }) => text !== '' && text.length < minLength && !text.includes('{'),
  )
  const tasks = [
    ...(missingLabels.length === 0 ? [] : [`fill in these fields: ${missingLabels.join(', ')}`]),
    ...shortFields.map(({ label, minLength }) => `write at least ${minLength} characters in ${label}`),
  ]
  if (tasks.length === 0) return undefined
  return `To publish this entry, ${tasks.join(', and ')}. To finish later, switch Draft on.`
}

/** @type {(fields: FormField[], path?: string, parentLabel?: string) => { path: string, label: string, minLength: number }[]} */
const listRequiredFields = (fields, parentPath = '', parentLabel = '') =>
  fields.flatMap(({ name, label, fields: children = [], minLengthToPublish }) => [
    ...(minLengthToPublish
      ? [{ path: parentPath + name, label: parentLabel + label.replace(' *', ''), minLength: minLengthToPublish }]
      : []),
    ...listRequiredFields(children, `${parentPath}${name}.`, `${parentLabel}${label}: `),
  ])
