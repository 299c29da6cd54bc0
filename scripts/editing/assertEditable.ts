import { PlainError } from '../errors.ts'

const FORM = '--editable names the content in your host’s editor: https://github.com/owner/site/edit/main/content'

/** @throws {PlainError} if it is no such address, or if slices are to be made, which nothing annotates. */
export function assertEditable(address: string, shard?: string): void {
  if (shard !== undefined) throw new PlainError('A preview with --editable is made in one: leave out --shard.')
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') throw new PlainError(FORM)
}
