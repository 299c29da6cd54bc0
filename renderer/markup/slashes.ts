/**
 * React ends elements without content as XML does, `<br/>`. HTML ignores the slash (section 13.1.2.1). No other `<` stands
 * in what React writes: those of texts, of values and of data (`jsonForScript`) are escaped.
 */
export function withoutSlashes(html: string): string {
  return html.includes('/>') ? html.replaceAll(/(<[a-z][^<>]*)\/>/g, '$1>') : html
}
