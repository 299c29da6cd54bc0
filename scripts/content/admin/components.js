/* Components that the CMS shows as forms. Tables are text, because the CMS's editor would drop the alignment of columns. */

/**
 * @typedef {Record<string, string | undefined>} Values
 * @typedef {{ update: (change: () => void, options: { tag: string }) => void, _pendingEditorState?: { _selection?: { insertText: (text: string) => void } } }} Editor from Lexical
 * @typedef {{ id: string, label?: string, icon: string, attributes?: string[], example?: string, isSelfClosing?: boolean }} Component
 */

/** @type {Component[]} */
export const COMPONENTS = [
  { id: 'Callout', icon: 'lightbulb', attributes: ['title'] },
  { id: 'Steps', icon: 'format_list_numbered', example: '1. First\n2. Second' },
  { id: 'Comparison', icon: 'compare', example: '| Item | Before | After |\n| --- | --- | --- |\n|  |  |  |' },
  { id: 'Bars', label: 'Bar chart', icon: 'bar_chart', attributes: ['caption', 'unit'], example: '- One: 1\n- Two: 2' },
  {
    id: 'Flow',
    label: 'Flow chart',
    icon: 'account_tree',
    attributes: ['caption'],
    example: '1. First: What happens.\n2. Second: What happens.\n3. Third: What happens.',
  },
  { id: 'Figure', icon: 'image', attributes: ['src', 'alt', 'width', 'height', 'caption'], isSelfClosing: true },
]

const HINTS_BY_ATTRIBUTE = /** @type {Values} */ ({
  src: 'The image in the folder “media”, like “posts/chart.png”.',
  alt: 'What the image shows, for people who can’t see it.',
  width: 'In pixels.',
  height: 'In pixels.',
  unit: 'A sign before the numbers, like “$”. Leave it empty if there’s none.',
})

/** @type {(rawAttributes?: string) => Values} Parses ` unit="$" caption="…"`. */
const parseAttributes = (rawAttributes = '') =>
  Object.fromEntries(Array.from(rawAttributes.matchAll(/([a-z]+)="([^"]*)"/g), ([, name, value]) => [name, value]))

/** @param {Component} component */
function createEditorComponent({ id, label = id, icon, attributes = [], example, isSelfClosing }) {
  const attributeFields = attributes.map((name) => {
    const options = { label: name.charAt(0).toUpperCase() + name.slice(1), hint: HINTS_BY_ATTRIBUTE[name] ?? '' }
    return { name, widget: 'string', required: false, ...options }
  })
  const rawField = { name: 'rawAttributes', widget: 'hidden' }
  const textField = { name: 'content', label: 'Text', widget: 'text', required: false, default: example }
  return {
    id,
    label,
    icon,
    fields: [...attributeFields, rawField, ...(isSelfClosing ? [] : [textField])],
    pattern: isSelfClosing
      ? new RegExp(`^<${id}(?<rawAttributes>[^>]*?) ?/>$`, 'm')
      : new RegExp(`^<${id}(?<rawAttributes>[^>]*)>\\n\\n(?<content>[^]*?)\\n\\n</${id}>$`, 'm'),
    fromBlock: (/** @type {RegExpMatchArray} */ { groups }) => ({
      ...parseAttributes(groups?.rawAttributes),
      ...groups,
    }),
    toBlock: (/** @type {Values} */ { rawAttributes = '', content = '', ...values }) => {
      // Keep the order of unchanged attributes, so that a save doesn't change the file.
      const savedValues = parseAttributes(rawAttributes)
      const isSame = attributes.every((name) => (values[name] ?? '') === (savedValues[name] ?? ''))
      const formatted = attributes.map((name) => {
        const value = values[name]?.trim()
        return value ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : ''
      })
      const opening = `<${id}${isSame ? rawAttributes : formatted.join('')}`
      return isSelfClosing ? `${opening} />` : `${opening}>\n\n${content.trim()}\n\n</${id}>`
    },
    toPreview: () => '',
  }
}

const TABLE = {
  id: 'Table',
  label: 'Table',
  icon: 'table',
  fields: [
    {
      name: 'rows',
      label: 'Rows',
      widget: 'text',
      default: '| Item | Dollars |\n| --- | ---: |\n|  |  |',
      hint: 'A line for each row, with “|” around the cells. The second line aligns columns: “---:” is right.',
    },
  ],
  pattern: /^(?<rows>\|.+\|\n\|[ :|-]+\|(?:\n\|.+\|)+)$/m,
  toBlock: (/** @type {Values} */ { rows = '' }) => rows,
  toPreview: () => '',
}

/** @param {{ registerEditorComponent: (component: object) => void }} cms */
export function registerComponents(cms) {
  for (const component of [...COMPONENTS.map(createEditorComponent), TABLE]) cms.registerEditorComponent(component)
  addEventListener('beforeinput', keepFirstWord, { capture: true })
}

/**
 * With components of several lines, Sveltia 0.221.1 deletes a paragraph's first word if it has one character: its
 * Markdown shortcut for components matches any character before a space. Shortcuts ignore updates with this tag.
 * @param {InputEvent} event
 */
function keepFirstWord(event) {
  const { target, inputType, data } = event
  const editor = /** @type {{ __lexicalEditor?: Editor } | null} */ (target)?.__lexicalEditor
  const { anchorNode, anchorOffset } = getSelection() ?? {}
  const before = anchorNode?.textContent?.slice(0, anchorOffset) ?? ''
  if (!editor || inputType !== 'insertText' || data !== ' ' || !/^[^-*+>#]$/.test(before)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  editor.update(() => editor._pendingEditorState?._selection?.insertText(' '), { tag: 'collaboration' })
}
