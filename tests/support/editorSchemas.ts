import { Ajv } from 'ajv'
import {
  createFileSchema,
  createIdsSchema,
  getSchemaFileName,
  IDS_FILE,
  listEditableFiles,
} from '../../renderer/model/describe/fileSchema.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { checker, model, TODAY } from './contentFolder.ts'

/** Creates a function that validates content files against the generated JSON Schemas, like editors. */
export function createEditorValidator(contentFolder: ContentFolder) {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    validateFormats: false,
    keywords: ['errorMessage', 'enumDescriptions'],
  })
  const { targets } = checker.check(contentFolder, TODAY)
  ajv.addSchema(
    createIdsSchema(model, (target) => targets.listIds(target), undefined),
    IDS_FILE,
  )
  for (const { pattern, schema } of listEditableFiles(model))
    ajv.addSchema(createFileSchema(schema), getSchemaFileName(pattern))
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

const getSchemaName = ({ fileType, source }: ParsedFile): string =>
  getSchemaFileName(fileType.kind === 'entry' ? `${fileType.definition.name}/*.${fileType.format}` : source.path)
