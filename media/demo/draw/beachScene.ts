import { createBands, type Bands } from './createBands.ts'
import { createNoise, type Noise } from './createNoise.ts'
import type { Shader } from './paintPixels.ts'
import type { PaletteName } from './palettes.ts'
import { add, blend, copy, hex, scale, smooth, type Rgb } from './Rgb.ts'

type BeachLook = { agates: PaletteName; zoom?: number; night?: boolean }

type Layer = { zoom: number; share: number; shift: number }

const greys = ['#5b6468', '#7c8587', '#9aa19e', '#b9b3a4', '#6f665c', '#47524f', '#a38a72', '#c9c6bb'].map(hex)

export function beachScene(seed: number, { agates, zoom = 1, night = false }: BeachLook): Shader {
  const noise = createNoise(seed)
  const bands = createBands(noise, agates, 0.7)
  const layers: Layer[] = [
    { zoom: 15 * zoom, share: 0.95, shift: 0 },
    { zoom: 7 * zoom, share: 0.8, shift: 31 },
    { zoom: 3.4 * zoom, share: 0.66, shift: 67 },
  ]
  return (x, y, out) => {
    copy(out, hex('#8f8577'))
    add(out, 0.1 * noise.fbm(x * 45, y * 45, 2) + 0.05 * noise.fbm(x * 3, y * 3, 3))
    scale(out, 0.72)
    if (night) scale(out, 0.1)
    for (const layer of layers) layPebble(noise, bands, layer, night, x, y, out)
    if (night) blend(out, [0.06, 0.02, 0.16], 0.12)
    else {
      const sheen = smooth(0.25, 0.75, noise.fbm(x * 0.7 + 4, y * 1.1, 3) + 0.35)
      scale(out, 0.92 + 0.2 * sheen)
      add(out, 0.03 * sheen)
    }
    scale(out, 1.08 - 0.2 * (x * x * 0.3 + y * y))
  }
}

function layPebble(
  noise: Noise,
  bands: Bands,
  { zoom, share, shift }: Layer,
  night: boolean,
  x: number,
  y: number,
  out: Rgb,
): void {
  const cell = noise.cell(x * zoom + shift, y * zoom * 1.18 + shift, 0.5)
  const { id } = cell
  if ((id * 13.7) % 1 > share) return
  const turn = id * 6.28
  const flat = 0.68 + 0.32 * ((id * 5.3) % 1)
  const across = (cell.dx * Math.cos(turn) + cell.dy * Math.sin(turn)) / flat
  const along = -cell.dx * Math.sin(turn) + cell.dy * Math.cos(turn)
  const wobble =
    1 + 0.06 * Math.sin(3 * Math.atan2(along, across) + turn) + 0.04 * Math.sin(5 * Math.atan2(along, across) - turn)
  const size = 0.36 + 0.16 * ((id * 3.1) % 1)
  const r = Math.pow(Math.pow(Math.abs(across), 2.5) + Math.pow(Math.abs(along), 2.5), 0.4) / (size * wobble)
  if (r > 1.3) return
  if (r > 1) {
    const away = (-cell.dx * 0.5 - cell.dy * 0.85) / (cell.near + 1e-6)
    scale(out, 1 - (0.25 + 0.35 * Math.max(0, away)) * (1 - smooth(1, 1.3, r)))
    return
  }
  const agate = (id * 91.7) % 1 < (zoom > 10 ? 0.04 : 0.13)
  const stone: Rgb = [0, 0, 0]
  if (agate) bands(0.15 + 0.6 * r + 0.16 * noise.fbm(across * 4 + id * 90, along * 4, 2), stone)
  else {
    copy(stone, greys[Math.floor(id * 997) % greys.length]!)
    scale(stone, 0.9 + 0.26 * noise.fbm(x * zoom * 2.2, y * zoom * 2.2 + id * 40, 3))
    if ((id * 37) % 1 < 0.2 && Math.abs(across / size - 0.2 + 0.1 * noise.fbm(x * 9, y * 9, 2)) < 0.09)
      blend(stone, [0.93, 0.92, 0.88], 0.8)
  }
  const height = Math.sqrt(Math.max(0, 1 - r * r))
  const nx = (-cell.dx / size) * r
  const ny = (-cell.dy / size) * r
  const light = Math.max(0, 0.32 * height + 0.9 - 0.32 * nx - 0.45 * ny - 0.55 * r * r)
  scale(stone, 0.32 + 0.66 * light)
  const glint = Math.max(0, height - 0.62 + -nx * 0.55 - ny * 0.75)
  add(stone, 0.55 * smooth(0.62, 0.95, glint))
  if (night) {
    scale(stone, 0.34)
    stone[2] += 0.1 * height
    stone[0] += 0.045 * height
    const vein = Math.abs(noise.fbm(x * zoom * 1.1 + id * 30, y * zoom * 1.1, 3))
    if ((id * 53) % 1 < 0.3) blend(stone, [1, 0.5, 0.1], smooth(0.16, 0, vein) * (0.7 + 0.5 * height))
    if (agate) blend(stone, [0.35, 0.95, 0.45], 0.55 * height)
  }
  copy(out, stone)
}
