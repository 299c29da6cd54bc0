import { enhanceDisclosure } from './disclosure.ts'
import { enhanceSheet } from './sheet.ts'

/** The header's menus open and close without this; with it they do so as one expects. */
export function enhanceMenus(): void {
  const disclosure = document.querySelector<HTMLDetailsElement>('.industries-menu')
  if (disclosure) enhanceDisclosure(disclosure)
  const sheet = document.querySelector<HTMLElement>('.sheet[popover]')
  if (sheet) enhanceSheet(sheet)
}
