import { createRandom } from './createRandom.ts'

export function agatePaths(seed: string, radius: number, count: number, flatness = 0.86): string[] {
  const random = createRandom(seed)
  const phase = [random() * 6, random() * 6, random() * 6] as const
  const swing = [0.05 + 0.07 * random(), 0.03 + 0.045 * random(), 0.012 + 0.02 * random()] as const
  const lobes = 5 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, ring) => {
    const k = (ring + 1) / count
    const points = Array.from({ length: 90 }, (_unused, step) => {
      const angle = (step / 45) * Math.PI
      const wobble =
        1 +
        swing[0] * Math.sin(2 * angle + phase[0]) +
        swing[1] * Math.sin(3 * angle + phase[1] + k) +
        swing[2] * Math.sin(lobes * angle + phase[2] - k * 2)
      const r = radius * k * wobble
      return `${(r * Math.cos(angle)).toFixed(1)} ${(r * flatness * Math.sin(angle)).toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  })
}
