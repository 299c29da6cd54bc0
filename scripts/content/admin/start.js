import { showCheckResults } from './checkPanel.js'
import { registerComponents } from './components.js'
import { createFieldTypes } from './fieldTypes.js'
import { findDraftField, rejectInvalidSaves } from './rejectSaves.js'

/**
 * @typedef {import('./rejectSaves.js').Form} Form
 * @typedef {import('./rejectSaves.js').Cms & { init: (options: object) => void, registerFieldType: (name: string, control: unknown) => void, registerEditorComponent: (component: object) => void }} Cms
 */
const cmsWindow = /** @type {Window & { CMS: Cms }} */ (
  /** @type {unknown} */ (Object.assign(window, { CMS_MANUAL_INIT: true }))
)

// By default, keep forms open after a save, because they link to the page.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false })

/** Marks the labels of required fields with an asterisk. Drafts can leave these fields empty. @param {Form[]} forms */
function markRequiredFields(forms) {
  const selectors = forms.flatMap((form) => {
    const required = findDraftField(form)?.requiredToPublish ?? []
    const fieldSelectors = required.map(({ paths }) => `[data-key-path="${paths[0]}"]`).join(',')
    return fieldSelectors === '' ? [] : [`body[data-form="${form.name}"] :is(${fieldSelectors}) > header > h4::after`]
  })
  const textContent = `${selectors.join(',')}{content:" *"}`
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
}

/** Updates the attribute `data-form` of the page with the name of the form. */
function trackFormName() {
  const setFormName = () =>
    document.body.setAttribute('data-form', /^#\/collections\/([^/]+)/.exec(location.hash)?.[1] ?? '')
  addEventListener('hashchange', setFormName)
  setFormName()
}

addEventListener('load', async () => {
  const loadJson = async (/** @type {string} */ name) => (await fetch(`/admin/${name}.json`)).json()
  const [config, idsByTarget] = await Promise.all(['config', 'ids'].map(loadJson))
  const forms = /** @type {Form[]} */ ([...config.collections, ...config.singletons].filter(({ fields }) => fields))
  const cms = cmsWindow.CMS
  for (const [name, type] of Object.entries(createFieldTypes(idsByTarget))) cms.registerFieldType(name, type)
  registerComponents(cms)
  showCheckResults(cms)
  markRequiredFields(forms)
  trackFormName()
  rejectInvalidSaves(cms, forms)
  cms.init({ config })
})
