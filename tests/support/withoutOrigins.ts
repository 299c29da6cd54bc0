/** An annotated page without all that `scripts/editing/annotate.ts` adds. */
export function withoutOrigins(html: string): string {
  return html
    .replaceAll(/ data-origins="[\d ]+"/g, '')
    .replace(/<template id="page-info" data-info="[^"]*"><\/template>/, '')
}
