import { createNoise } from './createNoise.ts'
import type { Shader } from './paintPixels.ts'
import { blend, copy, hex, scale, smooth } from './Rgb.ts'

const sheets = {
  chalk: { low: '#c4d3cc', high: '#fdfdfc', line: '#5d6f6b', index: '#b23a12', water: '#a9cbd6' },
  basalt: { low: '#0d1315', high: '#222d31', line: '#7f9795', index: '#ff8a5c', water: '#12303c' },
  moss: { low: '#c9ddd0', high: '#f0f6ee', line: '#3d6a55', index: '#0b4a37', water: '#8fbccb' },
  azurite: { low: '#0e2a45', high: '#17456f', line: '#7fb0d6', index: '#f0c05a', water: '#0a1d31' },
} as const

type SheetName = keyof typeof sheets

/** Elevation, 0 to 1. */
export function createTerrain(seed: number) {
  const noise = createNoise(seed)
  return (x: number, y: number) => {
    const wx = x + 0.25 * noise.fbm(x * 0.9, y * 0.9 + 30, 2)
    const wy = y + 0.25 * noise.fbm(x * 0.9 + 60, y * 0.9, 2)
    return 0.5 + 0.56 * noise.fbm(wx * 0.8, wy * 0.8, 3) + 0.006 * noise.fbm(x * 7, y * 7, 2)
  }
}

export function contourScene(seed: number, sheet: SheetName, zoom = 1.25, lines = 26): Shader {
  const height = createTerrain(seed)
  const { low, high, line, index, water } = sheets[sheet]
  const [lowTint, highTint, lineTint, indexTint, waterTint] = [hex(low), hex(high), hex(line), hex(index), hex(water)]
  const step = 0.0035
  return (px, py, out) => {
    const x = px * zoom
    const y = py * zoom
    const h = height(x, y)
    const sx = (height(x + step, y) - h) / step
    const sy = (height(x, y + step) - h) / step
    copy(out, lowTint)
    blend(out, highTint, smooth(0.1, 0.95, h))
    scale(out, 1 - 0.17 * (sx * 0.6 + sy * 0.8))
    if (h < 0.24) blend(out, waterTint, smooth(0.243, 0.237, h))
    const slope = Math.sqrt(sx * sx + sy * sy) * zoom + 0.08
    const level = h * lines
    const whole = Math.round(level)
    const away = Math.abs(level - whole) / (slope * lines)
    const heavy = whole % 5 === 0
    const width = heavy ? 0.0042 : 0.0021
    blend(
      out,
      heavy ? indexTint : lineTint,
      (heavy ? 0.95 : h < 0.24 ? 0.3 : 0.72) * smooth(width + 0.0018, width - 0.0012, away),
    )
  }
}
