/** @typedef {{ label: string, needs?: { label: string, paths: string[], minLength?: number }[] }} Labeled a field of `describe/cmsFields.ts` */

/**
 * @param {Labeled} field
 * @param {unknown} data of the entry
 * @returns {string | undefined} a message, or undefined if the entry has all fields that it needs
 */
export function describeMissingFields({ label, needs = [] }, data) {
  const missing = needs.filter(({ paths }) => paths.every((path) => getText(data, path.split('.')) === ''))
  const short = needs.filter(({ paths, minLength = 0 }) => paths.some((path) => isShort(data, path, minLength)))
  const tasks = [
    ...(missing.length > 0 ? [`fill in these fields: ${joinLabels(missing)}`] : []),
    ...short.map((field) => `write at least ${field.minLength} characters in ${field.label}`),
  ]
  if (tasks.length === 0) return undefined
  return `To publish this entry, ${tasks.join(', and ')}. To finish later, switch ${label} on.`
}

/** @param {{ label: string }[]} fields */
const joinLabels = (fields) => fields.map(({ label }) => label).join(', ')

/**
 * Rejects incomplete entries. Sveltia 0.221.1 stops calling `isValid` after the first save of a form.
 * @param {{ registerEventListener: (listener: object) => void }} system
 * @param {{ name: string, fields: (Labeled & { name: string })[] }[]} forms
 */
export function rejectIncomplete(system, forms) {
  system.registerEventListener({
    name: 'preSave',
    handler: (
      /** @type {{ entry: { collection: string, data: Record<string, unknown> } }} */ { entry: { collection, data } },
    ) => {
      const draft = forms.find(({ name }) => name === collection)?.fields.find(({ name }) => name === 'draft')
      const message = draft && !data.draft ? describeMissingFields(draft, data) : undefined
      // Sveltia shows the cause of this error.
      if (message) throw new Error('saving_failed', { cause: new Error(message) })
    },
  })
}

/**
 * @param {unknown} data
 * @param {string[]} path
 * @returns {string} the value, without spaces around it
 */
function getText(data, [key = '', ...rest]) {
  const value = /** @type {Record<string, unknown> | undefined} */ (data)?.[key]
  return rest.length > 0 ? getText(value, rest) : String(value ?? '').trim()
}

/**
 * @param {unknown} data
 * @param {string} path
 * @param {number} minLength
 */
function isShort(data, path, minLength) {
  const text = getText(data, path.split('.'))
  // Tokens are replaced later, so their length is unknown.
  return text !== '' && text.length < minLength && !text.includes('{')
}
