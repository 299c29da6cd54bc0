import { PlainError } from '../errors.ts'

const FORM = '--editable names the content in your host’s editor: https://github.com/owner/site/edit/main/content'

/** @throws {PlainError} if it is no such address. */
export function assertEditable(address: string): void {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') throw new PlainError(FORM)
}
