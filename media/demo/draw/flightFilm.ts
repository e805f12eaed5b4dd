import { createTerrain } from './contourScene.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './Film.ts'
import { blend, clamp, copy, hex, smooth, type Rgb } from './Rgb.ts'

const SIDE = 1800
const SPAN = 7

export type Flight = {
  seed: number
  low: string
  high: string
  line: string
  index: string
  sky: string
  lines: number
  turn: number
  distance: number
}

export function flightFilm({ seed, low, high, line, index, sky, lines, turn, distance }: Flight): Film {
  const land = sampleTerrain(seed)
  const [lowTint, highTint, lineTint, indexTint, skyTint] = [hex(low), hex(high), hex(line), hex(index), hex(sky)]
  const out: Rgb = [0, 0, 0]
  return (t, frame) => {
    const heading = 0.5 + turn * (t - 0.5)
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
    const fromX = 1.6 + 0.75 * distance * t
    const fromY = 1.6 + 0.66 * distance * t
    let at = 0
    for (let row = 0; row < FILM_HEIGHT; row++) {
      const down = row / FILM_HEIGHT
      const far = 0.62 / (down + 0.34)
      const haze = smooth(0.95, 1.82, far)
      for (let column = 0; column < FILM_WIDTH; column++) {
        const side = ((column / FILM_WIDTH) * 2 - 1) * far * 0.95
        const x = fromX + cos * far - sin * side
        const y = fromY + sin * far + cos * side
        const h = sample(land, x, y)
        const sx = (sample(land, x + 0.006, y) - h) / 0.006
        const sy = (sample(land, x, y + 0.006) - h) / 0.006
        copy(out, lowTint)
        blend(out, highTint, smooth(0.15, 0.9, h))
        const light = 1 - 0.3 * (sx * 0.5 + sy * 0.8)
        const level = h * lines
        const whole = Math.round(level)
        const slope = Math.hypot(sx, sy) + 0.06
        const heavy = whole % 5 === 0
        // Measured on screen, so that lines keep their width at any distance.
        const away = Math.abs(level - whole) / (slope * lines * far * 0.0021 * 1.5)
        blend(
          out,
          heavy ? indexTint : lineTint,
          (heavy ? 1 : 0.7) * smooth(heavy ? 1.7 : 1.15, heavy ? 0.6 : 0.25, away),
        )
        for (let c = 0; c < 3; c++) {
          const lit = out[c]! * light
          frame[at++] = clamp(lit + (skyTint[c]! - lit) * haze) * 255
        }
      }
    }
  }
}

function sampleTerrain(seed: number): Float32Array {
  const height = createTerrain(seed)
  const land = new Float32Array(SIDE * SIDE)
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++)
      land[row * SIDE + column] = height((column / SIDE) * SPAN, (row / SIDE) * SPAN)
  }
  return land
}

function sample(land: Float32Array, x: number, y: number): number {
  const u = Math.min(SIDE - 1.01, Math.max(0, (x / SPAN) * SIDE))
  const v = Math.min(SIDE - 1.01, Math.max(0, (y / SPAN) * SIDE))
  const ix = Math.floor(u)
  const iy = Math.floor(v)
  const at = iy * SIDE + ix
  const fx = u - ix
  const a = land[at]!
  const b = land[at + 1]!
  const c = land[at + SIDE]!
  const d = land[at + SIDE + 1]!
  return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * (v - iy)
}
