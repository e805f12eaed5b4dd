import { createBands } from './createBands.ts'
import { createNoise } from './createNoise.ts'
import { createStone } from './createStone.ts'
import { ground, type GroundName } from './ground.ts'
import type { Shader } from './paintPixels.ts'
import type { PaletteName } from './palettes.ts'
import { add, blend, copy, hex, scale, smooth } from './Rgb.ts'

export type ThunderEggLook = {
  colors: PaletteName
  arms: number
  onGround: GroundName
  matrix?: string
  reach?: number
}

export function thunderEggScene(
  seed: number,
  { colors, arms, onGround, matrix = '#8a5f43', reach = 0.74 }: ThunderEggLook,
): Shader {
  const noise = createNoise(seed)
  const egg = createStone(noise, { reach, cornered: 0.08, rough: 0.5 })
  const bands = createBands(noise, colors, 1.1)
  const table = ground(noise, onGround)
  const shell = hex(matrix)
  const turn = noise.random() * 6
  const lengths = Array.from({ length: arms }, () => 0.75 + 0.45 * noise.random())
  return (x, y, out) => {
    const v = egg(x, y)
    if (v > 1.03) {
      table(x, y, out)
      scale(out, 1 - 0.6 * (1 - smooth(0.93, 1.22, egg(x - 0.055, y - 0.085))))
      return
    }
    const wx = x / reach + 0.16 * noise.fbm(x * 2, y * 2, 3)
    const wy = y / reach + 0.16 * noise.fbm(x * 2 + 9, y * 2, 3)
    const turns = ((Math.atan2(wy, wx) + turn) / (Math.PI * 2)) * arms
    const arm = ((Math.floor(turns + 0.5) % arms) + arms) % arms
    const off = Math.abs(turns - Math.floor(turns + 0.5)) * 2
    const r = Math.sqrt(wx * wx + wy * wy)
    const edge = (0.36 + 0.5 * Math.pow(1 - off, 1.5)) * (lengths[arm] ?? 1)
    const star = r / edge
    if (star < 1) {
      bands(0.04 + star * 0.94, out)
      blend(out, [1, 1, 1], 0.3 * smooth(0.94, 0.985, star))
      scale(out, 1 - 0.25 * smooth(0.985, 1, star))
    } else {
      copy(out, shell)
      const flow = noise.fbm(x * 4, y * 9 + noise.fbm(x * 2, y * 2, 2), 4)
      scale(out, 0.92 + 0.3 * flow)
      const speck = noise.cell(x * 26, y * 26)
      if (speck.id > 0.72) scale(out, 1 + (speck.id - 0.86) * 3.4 * smooth(0.36, 0.2, speck.near))
      blend(out, hex('#e9d9bd'), 0.5 * smooth(1.07, 1, star))
      scale(out, 1 - 0.5 * smooth(0.93, 1.03, v))
    }
    add(out, 0.09 * smooth(0.5, 0, Math.abs(x * 0.5 + y * 0.85 + 0.55)) + 0.012 * noise.fbm(x * 80, y * 80, 2))
  }
}
