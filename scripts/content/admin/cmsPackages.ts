import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import { PROJECT } from '../../store/sources.ts'

/** Development dependencies, because only `/admin` uses them. */
export const CMS = '@sveltia/cms'
/** Package with the icon font of the CMS. */
export const ICONS = '@fontsource-variable/material-symbols-outlined'

export const INSTALL_CMS =
  'The CMS isn’t installed, because it’s a development dependency. To install it, run: npm ci --include=dev'

/** Returns an absolute path in `node_modules`, even if the package isn't installed. */
export function packageFile(name: string, file: string): string {
  return join(PROJECT, 'node_modules', name, file)
}

export function isCmsInstalled(): boolean {
  return [CMS, ICONS].every((name) => existsSync(packageFile(name, 'package.json')))
}

/** @throws {UserError} if the CMS isn't installed */
export function requireCms(): void {
  if (!isCmsInstalled()) throw new UserError(INSTALL_CMS)
}
