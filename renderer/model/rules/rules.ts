import type { Diagnostic, Rule } from '../diagnostics/diagnostic.ts'
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import { checkAttributeMarkup } from './attributeMarkup.ts'
import {
  checkAbsoluteLinks,
  checkBodyIsNotEmpty,
  checkHeadingIds,
  findBoldHeadingWarnings,
  findEmojiWarnings,
  findRepeatedHeadingWarnings,
} from './bodyRules.ts'
import { checkEntry, checkFutureDates, checkInContext } from './definitionRules.ts'
import { checkFieldMarkup } from './fieldMarkup.ts'
import { checkFigures } from './figures.ts'
import { checkImages } from './images.ts'
import { checkInvisibleEscapes } from './invisibleEscapes.ts'
import { findLeftoverWarnings } from './leftoverWarnings.ts'
import { checkQuotesAndLineBreaks, findSpaceWarnings } from './quotesAndLineBreaks.ts'
import { checkReferences } from './references.ts'
import { checkRepeatedCompanyDetails, checkRepeatedEntryValues, findDifferingValueWarnings } from './repeatedValues.ts'
import type { ContentContext, FileContext } from './ruleContexts.ts'
import {
  checkHiddenReferences,
  checkScheduleOrder,
  findEarlyDateWarnings,
  findHiddenReferenceWarnings,
  findOverdueReviewWarnings,
} from './schedules.ts'
import { checkSpellings } from './spellings.ts'

/* The rules for a file. `runRules.ts` also calls the rules that compare all files (`duplicates.ts`). */

/** Pairs of a rule and a check. Several checks can belong to a rule. */
export type RuleTable<File, Context> = [rule: Rule, check: (file: File, context: Context) => Diagnostic[]][]

/** Rules that don't need valid data. Their results are cached by the file and the context, like those of the next two tables. */
export const FILE_RULES: RuleTable<ParsedFile, FileContext> = [
  ['repeatedValues', checkRepeatedCompanyDetails],
  ['repeatedValues', checkRepeatedEntryValues],
  ['figures', checkFigures],
  ['references', checkAbsoluteLinks],
  ['media', checkImages],
  ['text', checkBodyIsNotEmpty],
  ['text', checkInvisibleEscapes],
  ['text', checkFieldMarkup],
  ['text', checkAttributeMarkup],
  ['spellings', checkSpellings],
]

export const VALID_FILE_RULES: RuleTable<ValidFile, FileContext> = [
  ['consistency', checkEntry],
  ['text', checkQuotesAndLineBreaks],
  ['duplicates', checkHeadingIds],
]

export const FILE_WARNINGS: RuleTable<ValidFile, FileContext> = [
  ['text', findEmojiWarnings],
  ['text', findBoldHeadingWarnings],
  ['text', findRepeatedHeadingWarnings],
  ['text', findLeftoverWarnings],
  ['text', findSpaceWarnings],
  ['text', findDifferingValueWarnings],
]

/** Rules that need the targets of references, the schedule, or other valid files. Their results aren't cached. */
export const CONTENT_RULES: RuleTable<ValidFile, ContentContext> = [
  ['references', checkReferences],
  ['references', checkHiddenReferences],
  ['consistency', checkInContext],
  ['consistency', checkScheduleOrder],
  ['futureDates', checkFutureDates],
]

export const CONTENT_WARNINGS: RuleTable<ValidFile, ContentContext> = [
  ['references', findHiddenReferenceWarnings],
  ['consistency', findOverdueReviewWarnings],
  ['consistency', findEarlyDateWarnings],
]
