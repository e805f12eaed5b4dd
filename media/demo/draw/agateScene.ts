import { createBands } from './createBands.ts'
import { createDruse } from './createDruse.ts'
import { createNoise } from './createNoise.ts'
import { createStone, type StoneForm } from './createStone.ts'
import type { Shader } from './paintPixels.ts'
import { palette, type PaletteName } from './palettes.ts'
import { add, blend, hex, scale, smooth, type Rgb } from './Rgb.ts'
import { ground, type GroundName } from './ground.ts'

export type AgateLook = StoneForm & { colors: PaletteName; core?: number; fineness?: number; onGround?: GroundName }

export function agateScene(seed: number, look: AgateLook): Shader {
  const noise = createNoise(seed)
  const stone = createStone(noise, look)
  const bands = createBands(noise, look.colors, look.fineness)
  const druse = createDruse(
    noise,
    palette(look.colors === 'amethyst' ? 'amethyst' : 'botswana')
      .reverse()
      .sort(byLight),
  )
  const table = look.onGround ? ground(noise, look.onGround) : undefined
  const core = look.core ?? 0
  const rind: Rgb = hex('#4b4038')
  return (x, y, out) => {
    const v = stone(x, y)
    if (table && v > 1.05) {
      table(x, y, out)
      const shadow = stone(x - 0.05, y - 0.075)
      scale(out, 1 - 0.55 * (1 - smooth(0.94, 1.22, shadow)))
      return
    }
    if (v < core) {
      druse(x * 9, y * 9, -0.6, -0.75, out)
      scale(out, 0.55 + 0.6 * smooth(0, core, v))
    } else bands(table ? v / 1.02 : 1 - Math.abs(((v * 0.72) % 2) - 1), out)
    blend(out, [1, 1, 1], core > 0 ? 0.5 * (1 - Math.min(1, Math.abs(v - core) / 0.014)) : 0)
    if (table) {
      blend(out, rind, smooth(0.975, 1, v) * (0.75 + 0.3 * noise.fbm(x * 20, y * 20, 2)))
      scale(out, 1 - 0.35 * smooth(1.02, 1.05, v))
    }
    add(out, 0.014 * noise.fbm(x * 70, y * 70, 2))
    const gloss = smooth(0.55, 0, Math.abs(x * 0.55 + y * 0.8 + 0.62 + 0.05 * noise.fbm(x, y, 2)))
    add(out, 0.1 * gloss)
    scale(out, 1.05 - 0.16 * (x * x * 0.4 + y * y))
  }
}

function byLight(a: Rgb, b: Rgb): number {
  return a[0] + a[1] + a[2] - b[0] - b[1] - b[2]
}
