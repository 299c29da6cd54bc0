/* Source: U.S. Census Bureau, as TopoJSON (github.com/topojson/us-atlas). */

declare module 'us-atlas/states-albers-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const topology: Topology<{ states: GeometryCollection<{ name: string }> }>
  // biome-ignore lint/style/noDefaultExport: JSON modules only have a default export
  export default topology
}

declare module 'us-atlas/states-10m.json' {
  export { default } from 'us-atlas/states-albers-10m.json'
}
