import type { Noise } from './createNoise.ts'
import { blend, type Rgb } from './Rgb.ts'

type Druse = (x: number, y: number, lightX: number, lightY: number, out: Rgb) => void

/** @param colors dark to light, at least four. */
export function createDruse(noise: Noise, colors: readonly Rgb[]): Druse {
  const [deep, body, bright, tip] = [colors[0]!, colors[2]!, colors[4]!, colors[6] ?? colors[3]!]
  return (x, y, lightX, lightY, out) => {
    const { near, gap, dx, dy, id } = noise.cell(x + 0.12 * noise.fbm(x, y, 2), y)
    const turn = id * Math.PI * 2
    const angle = Math.atan2(-dy, -dx) - turn
    const face = Math.floor(angle / (Math.PI / 3))
    const middle = turn + (face + 0.5) * (Math.PI / 3)
    const lean = (id * 7.3) % 1
    const towards = Math.cos(middle) * lightX + Math.sin(middle) * lightY
    const light = 0.5 + 0.38 * towards + 0.3 * (lean - 0.5) + 0.18 * (1 - near * 1.6)
    out[0] = deep[0]
    out[1] = deep[1]
    out[2] = deep[2]
    blend(out, body, Math.min(1, Math.max(0, light * 1.7)))
    blend(out, bright, Math.max(0, Math.min(1, light * 2.1 - 1)))
    const glint = Math.max(0, towards * (0.6 + lean) - 0.78) * 3.4
    blend(out, tip, Math.min(0.95, glint))
    const inFace = angle / (Math.PI / 3) - face
    const ridge = Math.min(inFace, 1 - inFace) * near * 6
    if (ridge < 0.09) blend(out, tip, 0.4 * (1 - ridge / 0.09))
    if (gap < 0.09) blend(out, deep, 0.8 * (1 - gap / 0.09))
  }
}
