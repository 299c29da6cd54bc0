/** @typedef {{ label: string, needs?: { label: string, paths: string[] }[] }} Labeled a field of `describe/cmsFields.ts` */

/**
 * @param {Labeled} field
 * @param {unknown} data of the entry
 * @returns {string | undefined} a message, or undefined if the entry has all fields that it needs
 */
export function listMissing({ label, needs = [] }, data) {
  const missing = needs.filter(({ paths }) => paths.every((path) => isEmpty(data, path.split('.'))))
  if (missing.length === 0) return undefined
  const fields = missing.map(({ label }) => label).join(', ')
  return `Fill in these fields, or switch ${label} on and finish later: ${fields}.`
}

/**
 * Refuses incomplete entries. Sveltia 0.221.1 stops calling `isValid` after the first save of a form.
 * @param {{ registerEventListener: (listener: object) => void }} system
 * @param {{ name: string, fields: (Labeled & { name: string })[] }[]} forms
 */
export function refuseIncomplete(system, forms) {
  system.registerEventListener({
    name: 'preSave',
    handler: (
      /** @type {{ entry: { collection: string, data: Record<string, unknown> } }} */ { entry: { collection, data } },
    ) => {
      const draft = forms.find(({ name }) => name === collection)?.fields.find(({ name }) => name === 'draft')
      const message = draft && !data.draft ? listMissing(draft, data) : undefined
      // Sveltia shows the cause of this error.
      if (message) throw new Error('saving_failed', { cause: new Error(message) })
    },
  })
}

/**
 * @param {unknown} data
 * @param {string[]} path
 * @returns {boolean}
 */
function isEmpty(data, [key = '', ...rest]) {
  const value = /** @type {Record<string, unknown> | undefined} */ (data)?.[key]
  if (rest.length > 0) return isEmpty(value, rest)
  return value === undefined || value === null || String(value).trim() === ''
}
