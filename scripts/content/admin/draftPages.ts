import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { formOf } from '../../../renderer/model/describe/cmsConfig.ts'
import { NAMES } from '../../../renderer/model/describe/cmsTypes.ts'
import type { Diagnostic } from '../../../renderer/model/explain/diagnostic.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { escapeMarkup } from '../../escapeMarkup.ts'
import { renderPlainPage } from '../../plainPage.ts'
import { ADMIN } from '../../serve/hostFiles.ts'

interface Drafts {
  model: ContentModel
  files: ParsedFile[]
  hints?: Diagnostic[] | undefined
}

/** Creates pages for drafts with missing fields, with a link to the form. */
export function draftPages({ model, files, hints = [] }: Drafts) {
  return files.flatMap((file): [address: string, html: string][] => {
    const { fileType, source } = file
    const missing = hints.filter((hint) => hint.rule === 'schema' && hint.file === source.file)
    if (fileType.kind !== 'entry' || missing.length === 0) return []
    return [[fileType.definition.address(fileType.slug), renderDraft(file, missing, formOf(source.path, model) ?? '')]]
  })
}

function renderDraft({ source, yaml }: ParsedFile, missing: Diagnostic[], form: string) {
  const data = yaml.data as Record<string, unknown>
  const name = escapeMarkup(String(data[NAMES.find((key) => data[key] !== undefined) ?? ''] ?? source.path))
  const items = missing.map(({ message, hint = '' }) => `<li>${escapeMarkup(`${message} ${hint}`)}`)
  const body = `<p>This draft isn’t complete, and visitors don’t see it. <a href="${ADMIN}#${form}">Continue writing</a>. These fields are missing:</p>
<ul>${items.join('\n')}</ul>
<pre>${escapeMarkup(source.text)}</pre>`
  return renderPlainPage(name, body)
}
