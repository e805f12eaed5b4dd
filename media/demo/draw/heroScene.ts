import { createBands } from './createBands.ts'
import { createNoise } from './createNoise.ts'
import { createStone } from './createStone.ts'
import type { Shader } from './paintPixels.ts'
import { add, blend, copy, hex, scale, smooth, type Rgb } from './Rgb.ts'

export function heroScene(seed: number): Shader {
  const noise = createNoise(seed)
  const stone = createStone(noise, { reach: 0.92, cornered: 0.5, cx: 1.18, cy: 0.02 })
  const bands = createBands(noise, 'laguna', 1.1)
  const [basalt, line, index] = [hex('#0a0e10'), hex('#4d6468'), hex('#ff8a5c')]
  const agate: Rgb = [0, 0, 0]
  const step = 0.003
  return (x, y, out) => {
    const v = stone(x, y)
    copy(out, basalt)
    add(out, 0.012 + 0.008 * noise.fbm(x * 24, y * 24, 3) + 0.035 * smooth(2.2, 1, v))
    if (v > 1) {
      const land = v + 0.05 * noise.fbm(x * 1.6 + 5, y * 1.6, 3) * smooth(1, 1.5, v)
      const slope = Math.hypot(stone(x + step, y) - v, stone(x, y + step) - v) / step + 0.05
      const level = land * 17
      const whole = Math.round(level)
      const heavy = whole % 5 === 0
      const away = Math.abs(level - whole) / (slope * 17)
      const width = heavy ? 0.0032 : 0.0017
      blend(
        out,
        heavy ? index : line,
        (heavy ? 0.85 : 0.8) * smooth(width + 0.002, width - 0.0012, away) * smooth(3.6, 1.2, v),
      )
      scale(out, 0.35 + 0.65 * smooth(1, 1.14, v) + 0.5 * smooth(1.02, 1, v))
      return
    }
    bands(v / 1.01, agate)
    scale(agate, 1 - 0.4 * smooth(0.3, 1, v) + 0.18 * smooth(0.5, 0, Math.abs(x * 0.5 + y * 0.85 - 0.35)))
    blend(agate, hex('#3d322b'), smooth(0.97, 0.995, v))
    copy(out, agate)
  }
}
