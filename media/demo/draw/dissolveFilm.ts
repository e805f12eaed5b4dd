import sharp from 'sharp'
import { FILM_HEIGHT, FILM_WIDTH, type Camera, type Film } from './Film.ts'
import { paintPixels, type Shader } from './paintPixels.ts'
import { smooth } from './Rgb.ts'

const COLUMNS = 1440
const ROWS = 810

type Dissolve = { keys: Shader[]; camera: Camera; reveal?: boolean }

export async function dissolveFilm({ keys, camera, reveal = false }: Dissolve): Promise<Film> {
  const stills: Buffer[] = []
  for (const key of keys)
    stills.push(
      await sharp(await paintPixels(key, COLUMNS, ROWS, 1.35))
        .removeAlpha()
        .raw()
        .toBuffer(),
    )
  return (t, frame) => {
    const { x: cx, y: cy, zoom } = camera(t)
    const position = t * (stills.length - 1)
    const index = Math.min(Math.floor(position), stills.length - 2)
    const from = stills[Math.max(0, index)]!
    const to = stills[Math.max(0, index) + 1] ?? from
    const part = smooth(0, 1, position - index)
    let at = 0
    for (let row = 0; row < FILM_HEIGHT; row++) {
      const sy = (row / FILM_HEIGHT) * 2 - 1
      const v = Math.min(ROWS - 1.01, Math.max(0, ((sy / zoom + cy) * 0.5 + 0.5) * ROWS))
      const iy = Math.floor(v)
      const fy = v - iy
      for (let column = 0; column < FILM_WIDTH; column++) {
        const sx = (column / FILM_WIDTH) * 2 - 1
        const u = Math.min(COLUMNS - 1.01, Math.max(0, ((sx / zoom + cx) * 0.5 + 0.5) * COLUMNS))
        const ix = Math.floor(u)
        const fx = u - ix
        const p = (iy * COLUMNS + ix) * 3
        const q = p + COLUMNS * 3
        const w00 = (1 - fx) * (1 - fy)
        const w10 = fx * (1 - fy)
        const w01 = (1 - fx) * fy
        const w11 = fx * fy
        const light = reveal ? torch(sx, sy, t) : 1
        for (let c = 0; c < 3; c++) {
          const a = from[p + c]! * w00 + from[p + 3 + c]! * w10 + from[q + c]! * w01 + from[q + 3 + c]! * w11
          const b = to[p + c]! * w00 + to[p + 3 + c]! * w10 + to[q + c]! * w01 + to[q + 3 + c]! * w11
          frame[at++] = (a + (b - a) * part) * light
        }
      }
    }
  }
}

function torch(x: number, y: number, t: number): number {
  const r = Math.sqrt(x * x * 2.4 + y * y)
  const open = 0.75 + 2 * smooth(0.04, 0.36, t)
  return 0.05 + 0.95 * smooth(open, open - 0.9, r)
}
