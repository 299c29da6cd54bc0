/** Bytes 0x80 to 0x9f in Windows-1252. Node 20 decodes them as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes UTF-8 that was read as Windows-1252: `â€™`. Returns undefined if some of it is lost. */
export function decodeWindows1252(text: string): string | undefined {
  const toByte = (character: string) => {
    const index = WINDOWS_1252.indexOf(character)
    return index === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + index
  }
  return decode([...text.replaceAll(' ', '\u00a0')].map(toByte))
}

/** Decodes quoted-printable text of an email: `=E2=80=99`. A code at the end of a line is a space. */
export function decodeQuotedPrintable(text: string): string | undefined {
  const codes = text.trim().slice(1).split('=')
  return decode(codes.map((code) => Number.parseInt(code, 16)))?.trimEnd()
}

function decode(bytes: number[]): string | undefined {
  if (bytes.some((byte) => byte > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)).replaceAll('\u00a0', ' ')
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
