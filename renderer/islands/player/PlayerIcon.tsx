import shapes from '../../icons/player.json'

/** An icon of the player's buttons, whose labels say the same. */
export function PlayerIcon({ name, className }: { name: keyof typeof shapes; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own shapes, as `scripts/import/programs/icons.ts` wrote them
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  )
}
