import { showCheckResults } from './checkPanel.js'
import { registerComponents } from './components.js'
import { createFieldTypes } from './fieldTypes.js'
import { rejectInvalidSaves } from './rejectSaves.js'

/**
 * @typedef {import('./rejectSaves.js').Form} Form
 * @typedef {import('./rejectSaves.js').Cms & { init: (options: object) => void, registerFieldType: (name: string, control: unknown) => void, registerEditorComponent: (component: object) => void }} Cms
 */
const cmsWindow = /** @type {Window & { CMS: Cms }} */ (
  /** @type {unknown} */ (Object.assign(window, { CMS_MANUAL_INIT: true }))
)

// By default, keep forms open after a save, because they link to the page.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false })

addEventListener('load', async () => {
  const loadJson = async (/** @type {string} */ name) => (await fetch(`/admin/${name}.json`)).json()
  const [config, idsByTarget] = await Promise.all(['config', 'ids'].map(loadJson))
  const forms = /** @type {Form[]} */ ([...config.collections, ...config.singletons].filter(({ fields }) => fields))
  const cms = cmsWindow.CMS
  for (const [name, type] of Object.entries(createFieldTypes(idsByTarget))) cms.registerFieldType(name, type)
  registerComponents(cms)
  showCheckResults(cms)
  rejectInvalidSaves(cms, forms)
  cms.init({ config })
})
