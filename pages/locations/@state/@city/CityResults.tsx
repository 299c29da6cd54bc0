import { BarDrawing } from '../../../../renderer/components/BarDrawing.tsx'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['results']
  claims: Data['results']
}

/** Three figures with their basis. On phones the rows stack, and each basis carries its column's name. */
export function CityResults({ copy, claims }: Props) {
  return (
    <section className="city-results section wrap columns" aria-labelledby="results">
      <h2 id="results">{copy.title}</h2>
      <table>
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.figure}</th>
            <th scope="col">{copy.columns.counts}</th>
            <th scope="col">{copy.columns.basis}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ id, value, counts, basis, drawing }) => (
            <tr key={id}>
              <th scope="row">{value}</th>
              <td>
                {counts}
                {drawing && <BarDrawing title={drawing.text} items={drawing.items} scale={drawing.scale} />}
              </td>
              <td className="city-results-basis" data-label={copy.columns.basis}>
                {basis}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
