import { createBands } from './createBands.ts'
import { createDruse } from './createDruse.ts'
import { createNoise } from './createNoise.ts'
import { createStone, type StoneForm } from './createStone.ts'
import { ground, type GroundName } from './ground.ts'
import type { Shader } from './paintPixels.ts'
import { palette, type PaletteName } from './palettes.ts'
import { add, blend, clamp, hex, scale, smooth } from './Rgb.ts'

export type GeodeLook = StoneForm & {
  bands: PaletteName
  crystals: PaletteName
  cavity?: number
  onGround: GroundName
  light?: number
}

export function geodeScene(seed: number, look: GeodeLook): Shader {
  const noise = createNoise(seed)
  const stone = createStone(noise, { cornered: 0.25, ...look })
  const bands = createBands(noise, look.bands, 0.8)
  const druse = createDruse(noise, palette(look.crystals))
  const table = ground(noise, look.onGround)
  const [lightX, lightY] = [Math.cos(look.light ?? -2.2), Math.sin(look.light ?? -2.2)]
  const cavity = look.cavity ?? 0.66
  const rind = hex('#6b6058')
  return (x, y, out) => {
    const v = stone(x, y)
    if (v > 1.07) {
      table(x, y, out)
      scale(out, 1 - 0.62 * (1 - smooth(0.93, 1.25, stone(x - 0.06, y - 0.09))))
      return
    }
    const wall = cavity + 0.035 * noise.fbm(x * 7, y * 7, 2)
    if (v < wall) {
      const depth = clamp(1 - v / wall)
      const zoom = 6.5 + 5 * smooth(0.15, 0.9, depth)
      druse(x * zoom, y * zoom, lightX, lightY, out)
      const litSide = clamp(0.5 + 0.75 * (x * -lightX + y * -lightY))
      scale(out, (1.12 - 0.86 * smooth(0, 0.85, depth)) * (0.55 + 0.62 * litSide))
      scale(out, 0.45 + 0.55 * smooth(0, 0.07, wall - v))
    } else {
      bands((v - wall) / (1.05 - wall), out)
      blend(out, [1, 1, 1], 0.35 * smooth(0.03, 0, v - wall))
      blend(out, rind, smooth(0.985, 1.005, v) * 0.96)
      scale(out, 1 - smooth(0.99, 1.07, v) * (0.45 + 0.3 * noise.fbm(x * 16, y * 16, 3)))
      add(out, 0.09 * smooth(0.5, 0, Math.abs(x * 0.5 + y * 0.85 + 0.5)))
    }
    add(out, 0.012 * noise.fbm(x * 80, y * 80, 2))
  }
}
