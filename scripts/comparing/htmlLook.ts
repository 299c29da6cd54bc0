import { escaped } from './escaped.ts'
import { describeMore, type PageLook, type Shot, type Stretch } from './looks.ts'

const NAMES = { before: 'Before', after: 'Now' } satisfies Record<keyof Stretch, string>

/** How a page looks before and now, side by side. The box beside its name shows both as large as they are, without a script. */
export function htmlLook(look: PageLook): string {
  const { address, stretches } = look
  return `<figure><figcaption><span>${escaped(address)} ${describeMore(look)}</span>
<label><input type="checkbox"> As large as it is</label></figcaption>
${stretches.map((stretch) => pair(address, stretch)).join('\n')}</figure>`
}

function pair(address: string, { before, after }: Stretch): string {
  return `<div class="pair">${side(address, 'before', before)}${side(address, 'after', after)}</div>`
}

function side(address: string, name: keyof Stretch, shot: Shot | undefined): string {
  return shot === undefined
    ? ''
    : `<div><small>${NAMES[name]}</small>${picture(`${address}, ${NAMES[name]}`, shot)}</div>`
}

function picture(alt: string, { bytes, width, height }: Shot): string {
  const source = `data:image/webp;base64,${bytes.toString('base64')}`
  return `<div class="shot" tabindex="0"><img alt="${escaped(alt)}" width="${width}" height="${height}" src="${source}"></div>`
}
