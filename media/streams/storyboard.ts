import type { Size } from '../video/probeFilm.ts'

/** One picture of thumbnails, shown above the time line while seeking. */
export type Storyboard = { seconds: number; columns: number; rows: number; tile: Size }

const MAX_TILES = 100
const COLUMNS = 10
const LONG_SIDE = 160

export function storyboardOf({ width, height }: Size, durationSeconds: number): Storyboard {
  const seconds = Math.max(1, Math.ceil(durationSeconds / MAX_TILES))
  const tiles = Math.min(MAX_TILES, Math.max(1, Math.ceil(durationSeconds / seconds)))
  const scale = LONG_SIDE / Math.max(width, height)
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2))
  return {
    seconds,
    columns: Math.min(COLUMNS, tiles),
    rows: Math.ceil(tiles / COLUMNS),
    tile: { width: even(width), height: even(height) },
  }
}

/** @param durationSeconds of the finished stream, which can be shorter than the film claims. */
export function storyboardTimes({ seconds, columns, rows, tile }: Storyboard, durationSeconds: number): string {
  const tiles = Math.min(columns * rows, Math.ceil(durationSeconds / seconds))
  const cues = Array.from({ length: tiles }, (_tile, at) => {
    const place = [(at % columns) * tile.width, Math.floor(at / columns) * tile.height, tile.width, tile.height]
    const end = Math.min((at + 1) * seconds, durationSeconds)
    return `${clock(at * seconds)} --> ${clock(end)}\nstoryboard.jpg#xywh=${place.join(',')}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23)
