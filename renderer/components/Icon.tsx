import shapes from '../icons/pages.json'

/** Hidden from screen readers, since the words beside it say the same. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      className="size-7 shrink-0 text-ink-soft"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own shapes, as `scripts/import/programs/icons.ts` wrote them
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  )
}
