import { type Outline, SIZE } from './usAtlas.ts'

type Point = [number, number]
/** Scale and offset from the whole map to the visible part. */
export type MapView = { scale: number; x: number; y: number }

const WHOLE: MapView = { scale: 1, x: 0, y: 0 }
/** Share of the picture that a state fills. */
const FILL = 0.82
/** Small states stay recognizable beside their neighbors. */
const MAX_SCALE = 9

/** Centers one state, or shows the whole map. */
export function viewOf(outline: Outline | undefined): MapView {
  if (!outline) return WHOLE
  const [[left, top], [right, bottom]] = outline.bounds
  const scale = Math.min(MAX_SCALE, (FILL * SIZE.width) / (right - left), (FILL * SIZE.height) / (bottom - top))
  return {
    scale,
    x: SIZE.width / 2 - (scale * (left + right)) / 2,
    y: SIZE.height / 2 - (scale * (top + bottom)) / 2,
  }
}

export const pointIn = ({ scale, x, y }: MapView, [left, top]: Point): Point => [left * scale + x, top * scale + y]

/** The point of the whole map below a point of the visible part. */
export const pointBelow = ({ scale, x, y }: MapView, [left, top]: Point): Point => [
  (left - x) / scale,
  (top - y) / scale,
]
