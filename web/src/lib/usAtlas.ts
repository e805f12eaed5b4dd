import { type ExtendedFeature, geoAlbersUsa, type GeoPermissibleObjects, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import outlines from 'us-atlas/states-albers-10m.json'
import type { Cell } from '#contracts/content/places.ts'

/** Size of the outlines in `us-atlas`, with Alaska and Hawaii below the Southwest. */
export const SIZE = { width: 975, height: 610 }

/** The projection that `us-atlas` used for them. */
const projection = geoAlbersUsa()
  .scale(1300)
  .translate([SIZE.width / 2, SIZE.height / 2])
const draw = geoPath()

const atlas = outlines as unknown as Topology<{
  states: GeometryCollection<{ name: string }>
  nation: GeometryCollection
}>

export const coast = pathOf(feature(atlas, atlas.objects.nation))

export type Outline = {
  name: string
  path: string
  center: [number, number]
  bounds: [[number, number], [number, number]]
}

export const states: Outline[] = feature(atlas, atlas.objects.states).features.map((state) => ({
  name: state.properties.name,
  path: pathOf(state),
  center: draw.centroid(state),
  bounds: draw.bounds(state),
}))

/** The corners of a cell on the map; null where the projection is undefined. */
export function cornersOf({ south, west, north, east }: Pick<Cell, 'south' | 'west' | 'north' | 'east'>) {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ].map(([longitude = 0, latitude = 0]) => projection([longitude, latitude]))
  return corners.every((corner) => corner !== null) ? corners : null
}

type Place = { latitude: number; longitude: number }

/** Null outside the projection. */
export function placeAt([x, y]: readonly [number, number]): Place | null {
  const [longitude, latitude] = projection.invert?.([x, y]) ?? []
  return longitude === undefined || latitude === undefined ? null : { latitude, longitude }
}

function pathOf(shape: GeoPermissibleObjects | ExtendedFeature): string {
  return draw.digits(1)(shape) ?? ''
}
