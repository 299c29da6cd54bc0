/* The CMS and the icon font are development dependencies, because only `/admin` uses them. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'

export const CMS_PACKAGE = '@sveltia/cms'
export const ICONS_PACKAGE = '@fontsource-variable/material-symbols-outlined'

export const INSTALL_CMS_MESSAGE =
  "The CMS isn't installed, because it's a development dependency. To install it, run: npm ci --include=dev"

export function getPackagePath(name: string, file: string): string {
  return join(PROJECT_ROOT, 'node_modules', name, file)
}

export function isCmsInstalled(): boolean {
  return [CMS_PACKAGE, ICONS_PACKAGE].every((name) => existsSync(getPackagePath(name, 'package.json')))
}

/** @throws {UserError} if the CMS isn't installed */
export function requireCms(): void {
  if (!isCmsInstalled()) throw new UserError(INSTALL_CMS_MESSAGE)
}
