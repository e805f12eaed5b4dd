import type { Size } from '../video/probeFilm.ts'

/** One quality of a film. `lines` is its name; smaller films keep their size. */
export type Rung = Size & { lines: RungName; kilobits: number; soundKilobits: number }

export const RUNGS = ['1080', '720', '480', '240'] as const
type RungName = (typeof RUNGS)[number]

/** Picture and sound together: 240 lines play at 400 kbit/s, and 480 lines at 1.5 Mbit/s. */
const KILOBITS: Record<RungName, { kilobits: number; soundKilobits: number }> = {
  1080: { kilobits: 5000, soundKilobits: 128 },
  720: { kilobits: 2800, soundKilobits: 128 },
  480: { kilobits: 900, soundKilobits: 96 },
  240: { kilobits: 240, soundKilobits: 64 },
}

/** The qualities of a film, largest first. Nothing is enlarged; upright films keep their shape. */
export function ladderOf(source: Size): Rung[] {
  const rungs = RUNGS.map((lines) => ({ lines, ...fit(source, Number(lines)), ...KILOBITS[lines] }))
  // If several have the film's own size, only the smallest is needed.
  return rungs.filter(({ width, height }, index) => {
    const below = rungs[index + 1]
    return !below || below.width !== width || below.height !== height
  })
}

/** Fits into a box of 16:9, or of 9:16 for an upright film. */
function fit({ width, height }: Size, lines: number): Size {
  const long = (lines * 16) / 9
  const isUpright = height > width
  const scale = Math.min(1, (isUpright ? lines : long) / width, (isUpright ? long : lines) / height)
  return { width: even(width * scale), height: even(height * scale) }
}

/** H.264 with 4:2:0 needs even sides. */
const even = (side: number): number => Math.max(2, 2 * Math.round(side / 2 - 0.01))
