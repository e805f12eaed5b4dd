export type Size = { width: number; height: number }

/** One quality of a film. `lines` is its name; smaller films keep their size. */
export type Rung = Size & { lines: RungName; kilobits: number }

export const RUNGS = ['1080', '720', '480', '240'] as const
export type RungName = (typeof RUNGS)[number]

const KILOBITS: Record<RungName, number> = { 1080: 5000, 720: 2800, 480: 1400, 240: 400 }

/** The qualities of a film, largest first. Nothing is enlarged; upright films keep their shape. */
export function ladderOf(source: Size): Rung[] {
  const rungs = RUNGS.map((lines) => ({ lines, ...fit(source, Number(lines)), kilobits: KILOBITS[lines] }))
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
