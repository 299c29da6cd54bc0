import { createHash } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { hasCode } from '../errors.ts'

/**
 * Writes a page as a file of the site, and keeps it under a second name.
 * @returns the page's SHA-256; none where it cannot be kept.
 */
export function writePage(file: string, kept: string | undefined, html: string): string | undefined {
  const bytes = Buffer.from(html)
  writeFileSync(file, bytes)
  if (kept === undefined) return undefined
  rmSync(kept, { recursive: true, force: true })
  return linked(file, kept) ? sumOf(bytes) : undefined
}

/** The SHA-256 of bytes, in base64. */
export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/** A second name for a file; false where there is no such file, or none of both names can be had. */
export function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    // Another disk takes no links of this one, and some file systems none at all: then nothing is kept.
    if (hasCode(error, 'ENOENT', 'EEXIST', 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EISDIR')) return false
    throw error
  }
}
