import { kept } from '../kept/kept.ts'

const FOLDER = '.cache/pictures'

/** A picture, drawn unless it was before: the second build draws nothing twice. */
export function keptPicture(input: string | Uint8Array, draw: () => Promise<Buffer>): Promise<Buffer> {
  return kept(FOLDER, input, draw)
}
