import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { getSchemaFileName } from '../../renderer/model/describe/fileSchema.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { SCHEMAS_FOLDER, SETTINGS_PATH, writeSchemas } from '../../scripts/content/editor/writeSchemas.ts'
import { checker, model, TODAY } from './contentFolder.ts'
import { writeFiles } from './siteFolder.ts'

/** Creates a function that validates content files against the generated JSON Schemas, like editors. */
export function createEditorValidator(content: ContentFolder) {
  const folder = writeFiles(mkdtempSync(join(tmpdir(), 'schemas-')), { [SETTINGS_PATH]: '{}' })
  writeSchemas(join(folder, 'content'), { model, targets: checker.check(content, TODAY).targets })
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    validateFormats: false,
    keywords: ['errorMessage', 'enumDescriptions'],
  })
  for (const name of readdirSync(join(folder, SCHEMAS_FOLDER)).filter((file) => file.endsWith('.json')))
    ajv.addSchema(JSON.parse(readFileSync(join(folder, SCHEMAS_FOLDER, name), 'utf8')), name)
  rmSync(folder, { recursive: true })
  return (folder: ContentFolder, isIncluded: (path: string) => boolean = () => true) =>
    checker
      .check(folder, TODAY)
      .files // Generated files have no schema.
      .filter(({ source, fileType }) => fileType.format !== 'json' && isIncluded(source.path))
      .flatMap((file) => {
        const validate = ajv.getSchema(getSchemaName(file))
        if (!validate) throw new Error(`No schema for ${file.source.path}.`)
        validate(file.yaml.data)
        return (validate.errors ?? []).map((error) => `${file.source.path}${error.instancePath} ${error.message}`)
      })
}

function getSchemaName({ fileType, source }: ParsedFile): string {
  return getSchemaFileName(fileType.kind === 'entry' ? `${fileType.definition.name}/*.${fileType.format}` : source.path)
}
