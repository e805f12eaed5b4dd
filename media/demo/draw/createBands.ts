import type { Noise } from './createNoise.ts'
import { palette, type PaletteName } from './palettes.ts'
import type { Rgb } from './Rgb.ts'

const STEPS = 4096

export type Bands = (v: number, out: Rgb) => void

export function createBands(noise: Noise, name: PaletteName, fineness = 1): Bands {
  const table = new Float32Array((STEPS + 1) * 3)
  const colors = palette(name)
  let shade = 2 + Math.floor(noise.random() * 3)
  for (let at = 0; at <= STEPS;) {
    const width = Math.round((STEPS * layerWidth(noise)) / fineness)
    shade = nextShade(noise, shade, colors.length)
    layLayer(table, at, width, colors[shade] ?? colors[0]!, noise)
    at += width
  }
  soften(table)
  return (v, out) => {
    const exact = (v < 0 ? 0 : v > 0.99999 ? 0.99999 : v) * STEPS
    const at = Math.floor(exact)
    const part = exact - at
    for (let c = 0; c < 3; c++) {
      const here = table[at * 3 + c]!
      out[c] = here + (table[at * 3 + 3 + c]! - here) * part
    }
  }
}

function layerWidth(noise: Noise): number {
  const kind = noise.random()
  if (kind < 0.5) return 0.0025 + noise.random() * 0.005
  return kind < 0.9 ? 0.007 + noise.random() * 0.016 : 0.024 + noise.random() * 0.034
}

function nextShade(noise: Noise, shade: number, count: number): number {
  if (noise.random() < 0.16) return Math.floor(noise.random() * count)
  const next = shade + (noise.random() < 0.5 ? -1 : 1) * (noise.random() < 0.3 ? 2 : 1)
  return next < 0 ? 1 : next >= count - 1 ? count - 3 : next
}

function layLayer(table: Float32Array, from: number, width: number, [r, g, b]: Rgb, noise: Noise): void {
  const hairs = noise.random() < 0.55 ? 0.02 + noise.random() * 0.06 : 0
  const pitch = 7 + noise.random() * 12
  const fade = (noise.random() - 0.5) * 0.22
  const bright = 0.93 + noise.random() * 0.14
  for (let i = 0; i < width && from + i <= STEPS; i++) {
    const light = bright * (1 + fade * (i / width - 0.5)) + hairs * Math.sin(((from + i) / pitch) * Math.PI)
    table.set([r * light, g * light, b * light], (from + i) * 3)
  }
}

function soften(table: Float32Array): void {
  const sharp = table.slice()
  for (let i = 6; i < table.length - 6; i++)
    table[i] = (sharp[i - 6]! + 2 * sharp[i - 3]! + 3 * sharp[i]! + 2 * sharp[i + 3]! + sharp[i + 6]!) / 9
}
