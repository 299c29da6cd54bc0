/** What a form is about, and where that stands: `services/local-seo.yaml, line 12`. */
export function FormHead({ title, place }: { title: string; place: string }) {
  return (
    <div className="head">
      <h2 id="form-title">{title}</h2>
      <p>{place}</p>
    </div>
  )
}
