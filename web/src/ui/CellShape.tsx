import type { Cell } from '#contracts/content/places.ts'
import { type MapView, pointIn } from '../lib/mapView.ts'
import { cornersOf } from '../lib/usAtlas.ts'
import { MarkScale } from './MarkScale.tsx'

/** Below this size a cell is drawn as a crystal. */
const SMALLEST = 20

type CellShapeProps = { cell: Pick<Cell, 'south' | 'north' | 'west' | 'east'>; view: MapView }

/** Nothing outside the map. */
export function CellShape({ cell, view }: CellShapeProps) {
  const corners = cornersOf(cell)?.map((corner) => pointIn(view, corner))
  if (!corners) return null
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4)
  const size = Math.hypot(
    (corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0),
    (corners[1]?.[1] ?? 0) - (corners[0]?.[1] ?? 0),
  )
  if (size >= SMALLEST)
    return <path d={`M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`} />
  return (
    <g transform={`translate(${x} ${y})`}>
      <MarkScale>
        <path d="M0 -11L8 -3L8 5L0 11L-8 5L-8 -3Z" />
        <path d="M0 -11L0 0L8 5M0 0L-8 5" fill="none" strokeWidth={1} opacity={0.6} />
      </MarkScale>
    </g>
  )
}
