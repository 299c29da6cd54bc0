import { mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Looks, Stretch } from './looks.ts'

/** The folder of a report's pictures, beside it: `change.pictures` of `change.md`. */
export function picturesFolder(report: string): string {
  return `${report.slice(0, report.length - extname(report).length)}.pictures`
}

/** A picture's name: `blog-first.1.before.webp` of `/blog/first`. */
export function pictureFile(address: string, index: number, side: keyof Stretch): string {
  return `${address.slice(1).replaceAll(/[^a-z0-9]+/gi, '-') || 'home'}.${index + 1}.${side}.webp`
}

/** Writes all pictures into a folder. */
export function writePictures({ pages }: Looks, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { address, stretches } of pages) {
    for (const [index, { before, after }] of stretches.entries()) {
      if (before) writeFileSync(join(folder, pictureFile(address, index, 'before')), before.bytes)
      if (after) writeFileSync(join(folder, pictureFile(address, index, 'after')), after.bytes)
    }
  }
}
