import type { Noise } from './createNoise.ts'
import type { Shader } from './paintPixels.ts'
import { add, copy, hex, scale } from './Rgb.ts'

export type GroundName = 'basalt' | 'chalk' | 'slate' | 'oak'

const tints = { basalt: '#161c1f', chalk: '#e7ecea', slate: '#3b474c', oak: '#8f6f4e' } as const

export function ground(noise: Noise, name: GroundName): Shader {
  const tint = hex(tints[name])
  return (x, y, out) => {
    copy(out, tint)
    if (name === 'oak')
      add(out, 0.06 * Math.sin((y * 9 + 0.9 * noise.fbm(x * 0.7, y * 5, 3)) * 6) + 0.03 * noise.fbm(x * 3, y * 60, 2))
    else add(out, (name === 'chalk' ? 0.012 : 0.02) * noise.fbm(x * 30, y * 30, 3))
    const dx = x + 0.5
    const dy = y + 0.6
    scale(out, 1.14 - 0.13 * Math.sqrt(dx * dx + dy * dy) * (name === 'chalk' ? 0.6 : 1.4))
  }
}
