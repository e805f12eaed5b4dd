import { createNoise } from './createNoise.ts'
import type { Shader } from './paintPixels.ts'
import { add, blend, copy, hex, scale, smooth } from './Rgb.ts'

const skies = {
  dawn: { top: '#35507d', low: '#f4c79a', sun: '#fff3d6', near: '#141d24', far: '#c48b86' },
  dusk: { top: '#1b1836', low: '#e0713f', sun: '#ffd9a0', near: '#0a0e10', far: '#8b4a5a' },
  mist: { top: '#9db7bd', low: '#eef3f1', sun: '#ffffff', near: '#1c3a33', far: '#c2d6d2' },
} as const

export function ridgeScene(seed: number, sky: keyof typeof skies): Shader {
  const noise = createNoise(seed)
  const { top, low, sun, near, far } = skies[sky]
  const [topTint, lowTint, sunTint, nearTint, farTint] = [hex(top), hex(low), hex(sun), hex(near), hex(far)]
  const sunX = -0.5 + noise.random()
  const ridges = 7
  return (x, y, out) => {
    copy(out, topTint)
    blend(out, lowTint, smooth(-1.1, 0.2, y))
    const distance = Math.hypot(x - sunX, y + 0.42)
    blend(out, sunTint, 0.6 * Math.exp(-distance * 2.4) + smooth(0.165, 0.158, distance) * 0.85)
    for (let i = 0; i < ridges; i++) {
      const depth = i / (ridges - 1)
      const crest =
        -0.1 + depth * 0.98 - (0.3 - 0.09 * depth) * (0.5 + noise.fbm(x * (0.8 + depth * 0.7) + i * 13, i * 7.7, 6))
      if (y < crest) continue
      const into = y - crest
      copy(out, farTint)
      blend(out, nearTint, Math.pow(depth, 0.85))
      const strata = Math.sin((into * (26 - depth * 8) + 0.5 * noise.fbm(x * 2 + i, into * 3, 3)) * 4)
      scale(out, 1 + 0.055 * strata * (0.4 + depth))
      blend(out, lowTint, 0.5 * (1 - depth) * smooth(0, 0.5, into))
      add(out, 0.1 * (1 - depth * 0.5) * smooth(0.02, 0, into))
    }
    add(out, 0.012 * noise.fbm(x * 90, y * 90, 2))
    scale(out, 1.04 - 0.12 * (x * x * 0.3 + y * y * 0.6))
  }
}
