import type { Noise } from './createNoise.ts'

/** How far out a point is in a stone: 0 core, 1 rind. */
export type Stone = (x: number, y: number) => number

export type StoneForm = {
  reach?: number
  cornered?: number
  rough?: number
  cx?: number
  cy?: number
  flat?: number
  points?: number
}

/** A blend of a rounded blob and a sharp-cornered "fortification". */
export function createStone(
  noise: Noise,
  { reach = 0.8, cornered = 0.6, rough = 1, cx = 0, cy = 0, flat = 1, points = 8 }: StoneForm,
): Stone {
  const walls = Array.from({ length: points }, (_, i) => {
    const angle = ((i + 0.7 * noise.random()) / points) * Math.PI * 2
    return { x: Math.cos(angle), y: Math.sin(angle), far: 0.72 + 0.4 * noise.random() }
  })
  const phase = [noise.random() * 6, noise.random() * 6, noise.random() * 6] as const
  return (px, py) => {
    const x0 = (px - cx) / reach
    const y0 = (py - cy) / (reach * flat)
    const x = x0 + 0.2 * rough * noise.fbm(x0 * 1.3 + 3, y0 * 1.3, 3)
    const y = y0 + 0.2 * rough * noise.fbm(x0 * 1.3 + 40, y0 * 1.3 + 9, 3)
    let wall = 0
    for (const one of walls) {
      const distance = (x * one.x + y * one.y) / one.far
      if (distance > wall) wall = distance
    }
    const r = Math.sqrt(x * x + y * y)
    const angle = Math.atan2(y, x)
    const blob =
      r *
      (1 +
        0.12 * Math.sin(2 * angle + phase[0]) +
        0.07 * Math.sin(3 * angle + phase[1]) +
        0.03 * Math.sin(5 * angle + phase[2]))
    const v = wall * cornered + blob * (1 - cornered)
    return (
      v +
      rough * (0.035 * noise.fbm(x * 3.1, y * 3.1 + 70, 3) * Math.min(1, v * 2) + 0.006 * noise.fbm(x * 15, y * 15, 2))
    )
  }
}
