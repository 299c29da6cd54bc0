import { Parser } from 'htmlparser2'

/** Extracts metadata, heading levels, ids, and text from a page. */
export function parseOutline(html: string) {
  const outline = {
    title: '',
    description: '',
    robots: '',
    shareImage: '',
    headings: [] as number[],
    ids: [] as string[],
    text: '',
  }
  const openElements: string[] = []
  const parser = new Parser({
    onopentag(name, { id, name: metaName, property, content }) {
      openElements.push(name)
      if (openElements.includes('template')) return
      if (/^h[1-6]$/.test(name)) outline.headings.push(Number(name[1]))
      if (id !== undefined) outline.ids.push(id)
      if (metaName === 'description' || metaName === 'robots') outline[metaName] = content ?? ''
      if (property === 'og:image') outline.shareImage = content ?? ''
    },
    ontext(text) {
      if (openElements.includes('title') && !openElements.includes('svg')) outline.title += text
      else if (!openElements.includes('script')) outline.text += text
    },
    onclosetag() {
      openElements.pop()
    },
  })
  parser.end(html)
  return outline
}
