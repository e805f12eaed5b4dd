import { createDruse } from './createDruse.ts'
import { createNoise } from './createNoise.ts'
import type { Shader } from './paintPixels.ts'
import { palette, type PaletteName } from './palettes.ts'
import { scale, smooth, type Rgb } from './Rgb.ts'

/** @param light its direction, in radians clockwise from the right. */
export function druseScene(seed: number, colors: PaletteName, zoom = 3.4, light = -2.25): Shader {
  const noise = createNoise(seed)
  const druse = createDruse(noise, palette(colors))
  const small: Rgb = [0, 0, 0]
  const [lightX, lightY] = [Math.cos(light), Math.sin(light)]
  return (x, y, out) => {
    const swell = noise.fbm(x * 0.9, y * 0.9, 3)
    druse(x * zoom * (1 + 0.12 * swell), y * zoom, lightX, lightY, out)
    druse(x * zoom * 2.7 + 50, y * zoom * 2.7, lightX, lightY, small)
    const between = smooth(-0.1, -0.45, noise.fbm(x * 1.9 + 30, y * 1.9, 3))
    for (let c = 0; c < 3; c++) out[c]! += (small[c]! * 0.7 - out[c]!) * between
    const dx = x + 0.35
    const dy = y + 0.25
    scale(out, 1.28 - 0.5 * Math.sqrt(dx * dx * 0.55 + dy * dy) + 0.35 * swell)
  }
}
