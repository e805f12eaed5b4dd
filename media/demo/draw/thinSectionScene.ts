import { createNoise } from './createNoise.ts'
import type { Shader } from './paintPixels.ts'
import { add, blend, copy, hex, scale, smooth, type Rgb } from './Rgb.ts'

const schemes = {
  warm: ['#f2b233', '#d9512c', '#8c2f6b', '#2a4f9e', '#3fa7a0', '#f4efe2', '#6d7478', '#c9cdc9'],
  cool: ['#2f5fb3', '#57a6c9', '#7a4fa3', '#c04f7f', '#e9c24a', '#eef2f0', '#565f68', '#aab4ba'],
  grey: ['#f2f3f0', '#c7cbca', '#8f9698', '#565e62', '#2b3135', '#e4dcc8', '#b9a98a', '#dfe6e6'],
} as const

export function thinSectionScene(seed: number, scheme: keyof typeof schemes, zoom = 3): Shader {
  const noise = createNoise(seed)
  const colors = schemes[scheme].map(hex)
  const dark: Rgb = hex('#14181b')
  return (x, y, out) => {
    const wx = x * zoom + 0.28 * noise.fbm(x * 3, y * 3, 3)
    const wy = y * zoom + 0.28 * noise.fbm(x * 3 + 20, y * 3, 3)
    const { near, gap, id } = noise.cell(wx, wy)
    const pick = Math.floor(id * 64)
    copy(out, colors[pick % colors.length]!)
    const angle = id * 20
    const along = x * Math.cos(angle) + y * Math.sin(angle)
    if (pick % 4 === 0) {
      // Two frequencies, so that twins differ in width.
      const twin =
        Math.sin(along * (52 + pick) + 2.6 * Math.sin(along * 13 + id * 9)) + 0.45 * noise.fbm(x * 5, y * 5, 2)
      scale(out, 1 - 0.3 * smooth(-0.4, 0.4, twin))
    }
    if (pick % 5 === 0) blend(out, colors[(pick + 1) % colors.length]!, 0.7 * smooth(0.05, 0.6, near))
    if (pick % 6 === 1) blend(out, colors[(pick + 2) % colors.length]!, 0.22 + 0.22 * Math.sin(near * 17))
    if (pick % 7 === 2) scale(out, 0.3)
    scale(out, 0.86 + 0.24 * noise.fbm(x * 2 + id * 30, y * 2, 3) + 0.1 * Math.sin(along * 3))
    const crack = Math.abs(noise.fbm(x * 5 + id * 9, y * 5, 3))
    if (crack < 0.012) scale(out, 0.72)
    if (gap < 0.035) blend(out, dark, 0.85 * (1 - gap / 0.035))
    add(out, 0.02 * noise.fbm(x * 90, y * 90, 2))
    scale(out, 1.06 - 0.16 * (x * x * 0.35 + y * y))
  }
}
