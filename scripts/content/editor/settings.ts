import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { associations } from '../../../renderer/model/describe/fileSchema.ts'
import { PROJECT } from '../../store/sources.js'
import { SCHEMAS, SETTINGS } from './writeSchemas.ts'

/** What the YAML extension has to be told: which schema is for which files. */
const SCHEMAS_KEY = 'yaml.schemas'

/** The text of `.vscode/settings.json`, with what it says beside our own keys. */
export function settingsText(model: ContentModel): string {
  const own: unknown = JSON.parse(readFileSync(join(PROJECT, SETTINGS), 'utf8'))
  const schemas = associations(model, `./${SCHEMAS}`, 'content')
  const text = JSON.stringify({ ...(own as object), [SCHEMAS_KEY]: schemas }, undefined, 2)
  return `${text.replaceAll(LIST, inOneLine)}\n`
}

/** A list without lists in it stands in one line, as our formatter has it. */
const LIST = /\[[^[\]]*\]/g

function inOneLine(list: string): string {
  const lines = list.split('\n').map((line) => line.trim())
  return `${lines[0]}${lines.slice(1, -1).join(' ')}${lines.at(-1)}`
}
