import type sharp from 'sharp'

/** The library that draws pixels, loaded when the first picture needs it: most builds draw none anew. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
