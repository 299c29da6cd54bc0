/* Source: U.S. Census Bureau, as TopoJSON (github.com/topojson/us-atlas). */

/** Projected to 975 × 610. */
declare module 'us-atlas/states-albers-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const topology: Topology<{ states: GeometryCollection<{ name: string }> }>
  // biome-ignore lint/style/noDefaultExport: JSON modules only have a default export
  export default topology
}

/** In degrees. */
declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const topology: Topology<{ states: GeometryCollection<{ name: string }> }>
  // biome-ignore lint/style/noDefaultExport: JSON modules only have a default export
  export default topology
}
