import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { listEditorFiles } from '../../renderer/model/describe/fileSchema.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { SCHEMAS, writeSchemas } from '../../scripts/content/editor/writeSchemas.ts'
import { checker, model, TODAY } from './contentFolder.ts'

/** Validates content files against the generated JSON Schemas, as editors do. */
type Marks = (folder: ContentFolder, isLookedAt?: (path: string) => boolean) => string[]

export function editorWith(names: ContentFolder): Marks {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  writeSchemas(join(folder, 'content'), { model, targets: checker.check(names, TODAY).targets })
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    validateFormats: false,
    keywords: OF_EDITORS,
  })
  for (const name of readdirSync(join(folder, SCHEMAS)).filter((each) => each.endsWith('.json')))
    ajv.addSchema(JSON.parse(readFileSync(join(folder, SCHEMAS, name), 'utf8')), name)
  rmSync(folder, { recursive: true })
  return (folder, isLookedAt = () => true) =>
    checker
      .check(folder, TODAY)
      .files // What programs write has no schema for editors.
      .filter(({ source, fileType }) => fileType.format !== 'json' && isLookedAt(source.path))
      .flatMap((file) => {
        const validate = ajv.getSchema(schemaOf(file))
        if (!validate) throw new Error(`No schema for ${file.source.path}.`)
        validate(file.yaml.data)
        return (validate.errors ?? []).map((each) => `${file.source.path}${each.instancePath} ${each.message}`)
      })
}

const OF_EDITORS = ['patternErrorMessage', 'errorMessage', 'enumDescriptions']

function schemaOf({ fileType, source }: ParsedFile): string {
  const path = fileType.kind === 'entry' ? `${fileType.definition.name}/*.${fileType.format}` : source.path
  return listEditorFiles(model).find(({ paths }) => paths.includes(path))?.name ?? ''
}
