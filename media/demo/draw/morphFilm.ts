import { createBands } from './createBands.ts'
import { createNoise } from './createNoise.ts'
import { createStone, type StoneForm } from './createStone.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Camera, type Film } from './Film.ts'
import type { PaletteName } from './palettes.ts'
import { clamp, type Rgb } from './Rgb.ts'

const COLUMNS = 1200
const ROWS = 675

type Morph = {
  seed: number
  form: StoneForm
  otherForm: StoneForm
  colors: PaletteName
  otherColors: PaletteName
  growth: number
  camera: Camera
}

export function morphFilm({ seed, form, otherForm, colors, otherColors, growth, camera }: Morph): Film {
  const here = sampleForm(seed, form)
  const there = sampleForm(seed + 1, otherForm)
  const bands = createBands(createNoise(seed + 2), colors, 0.75)
  const otherBands = createBands(createNoise(seed + 2), otherColors, 0.75)
  const color: Rgb = [0, 0, 0]
  const other: Rgb = [0, 0, 0]
  return (t, frame) => {
    const { x: cx, y: cy, zoom } = camera(t)
    const part = 0.5 - 0.5 * Math.cos(t * Math.PI)
    let at = 0
    for (let row = 0; row < FILM_HEIGHT; row++) {
      const sy = (row / FILM_HEIGHT) * 2 - 1
      const v = ((sy / zoom + cy) * 0.5 + 0.5) * ROWS
      for (let column = 0; column < FILM_WIDTH; column++) {
        const sx = (column / FILM_WIDTH) * 2 - 1
        const u = ((sx / zoom + cx) * 0.5 + 0.5) * COLUMNS
        const field = sample(here, u, v) * (1 - part) + sample(there, u, v) * part
        // Back and forth, so that layers never jump.
        const turn = Math.abs(((field * 0.55 - growth * t + 8) % 2) - 1)
        const layer = 0.03 + 0.94 * turn
        bands(layer, color)
        if (part > 0.002) otherBands(layer, other)
        const gloss =
          1.05 - 0.2 * (sx * sx * 0.6 + sy * sy) + 0.13 * Math.exp(-Math.pow((sx + sy * 0.6 + 1.3 - 2.6 * t) * 1.6, 2))
        for (let c = 0; c < 3; c++) frame[at++] = clamp((color[c]! + (other[c]! - color[c]!) * part) * gloss) * 255
      }
    }
  }
}

function sampleForm(seed: number, form: StoneForm): Float32Array {
  const stone = createStone(createNoise(seed), form)
  const field = new Float32Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      field[row * COLUMNS + column] = stone(((column / COLUMNS) * 2 - 1) * (16 / 9), (row / ROWS) * 2 - 1)
    }
  }
  return field
}

function sample(field: Float32Array, u: number, v: number): number {
  const x = u < 0 ? 0 : u > COLUMNS - 1.01 ? COLUMNS - 1.01 : u
  const y = v < 0 ? 0 : v > ROWS - 1.01 ? ROWS - 1.01 : v
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const at = iy * COLUMNS + ix
  const a = field[at]!
  const b = field[at + 1]!
  const c = field[at + COLUMNS]!
  const d = field[at + COLUMNS + 1]!
  const fx = x - ix
  return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * (y - iy)
}
