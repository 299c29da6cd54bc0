import type { PageLook, Stretch } from './looks.ts'
import { pictureFile } from './pictureFiles.ts'

/** How a page looks before and now: a row of the table for each stretch. The pictures are files in a folder beside the report. */
export function markdownLook({ address, stretches }: PageLook, folder: string): string[] {
  const picture = (index: number, side: keyof Stretch, isThere: boolean) =>
    isThere ? `![${address}](${encodeURI(folder)}/${pictureFile(address, index, side)})` : ''
  return stretches.map(
    ({ before, after }, index) =>
      `| ${picture(index, 'before', before !== undefined)} | ${picture(index, 'after', after !== undefined)} |`,
  )
}
