import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { type Diagnostic, withRule } from '../explain/diagnostic.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'
import { checkOwnRules, checkPastDays, checkReferences } from '../rules/data.ts'
import { checkAddresses, checkDuplicates } from '../rules/duplicates.ts'
import { checkPublished, checkWindow, dayHints, reviewHints, type Times } from '../rules/schedules.ts'
import { checkSentences, type Said } from '../rules/sentences.ts'
import type { Targets } from '../targets/targets.ts'
import { guarded } from './guarded.ts'

interface Together {
  model: ContentModel
  sentences: Said[]
  media: Map<string, MediaFile>
  checked: CheckedFile[]
  targets: Targets
  times: Times
}

export function checkTogether({ model, sentences, media, checked, targets, times }: Together) {
  const hints: Diagnostic[] = []
  const duplicates = withRule('duplicates', [
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(sentences),
  ])
  const shared = new Set(duplicates.map(({ file }) => file))
  const sound = new Map(
    checked.flatMap(({ file }) => (shared.has(file.source.file) ? [] : [[file.source.path, file] as const])),
  )
  const problems = [
    ...duplicates,
    ...checked.flatMap((file) => {
      const problems: Diagnostic[] = []
      const step = () => {
        const seen = checkPublished(file, times)
        hints.push(
          ...withRule('references', seen.hints),
          ...withRule('truth', [...reviewHints(file, times), ...dayHints(file, times)]),
        )
        return [
          withRule('references', [...checkReferences(file, { targets, model, sound }), ...seen.problems]),
          withRule('truth', [
            ...checkOwnRules(file, { media, targets, times, sound }),
            ...checkWindow(file, times),
            ...checkPastDays(file, times),
          ]),
        ]
      }
      return [...guarded(file.file.source.file, problems, step, []).flat(), ...problems]
    }),
  ]
  return { problems, hints }
}
