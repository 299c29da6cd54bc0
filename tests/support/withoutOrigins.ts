/** A page of a preview without all that `scripts/editing/annotate.ts` adds to what visitors get. */
export function withoutOrigins(html: string): string {
  return html
    .replaceAll(/ data-origins="[\d ]+"/g, '')
    .replace(/<template id="page-info" data-info="[^"]*"><\/template>/, '')
    .replace(/<script src="\/assets\/editing\.[\w-]+\.js" data-base="[^"]*" defer><\/script>/, '')
}
