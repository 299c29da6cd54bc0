/** A picture as rows of pixels. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
  /** Bytes of a pixel. */
  channels: number
}

/** From which row to which, the last not included. */
export type Rows = [from: number, to: number]
