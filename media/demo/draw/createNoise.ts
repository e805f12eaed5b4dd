export type Cell = { near: number; gap: number; dx: number; dy: number; id: number }

export type Noise = {
  at(x: number, y: number): number
  /** Fractal noise, about -1 to 1. */
  fbm(x: number, y: number, octaves: number): number
  /** Worley noise: distance to the nearest point, lead over the second, direction, and the point's random number. */
  cell(x: number, y: number, jitter?: number): Cell
  random(): number
}

/** The only source of randomness, so that a seed always gives the same picture. */
export function createNoise(seed: number): Noise {
  let state = (seed * 2654435761) >>> 0 || 1
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const table = new Float64Array(4096)
  for (let i = 0; i < 4096; i++) table[i] = random()
  const order = new Uint16Array(8192)
  for (let i = 0; i < 4096; i++) order[i] = i
  for (let i = 4095; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
  order.copyWithin(4096, 0, 4096)

  // The indexes are masked to the tables' sizes, hence the exclamation marks.
  const hash = (ix: number, iy: number) => order[order[ix & 4095]! + (iy & 4095)]!

  const at = (x: number, y: number) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const a = table[hash(ix, iy)]!
    const b = table[hash(ix + 1, iy)]!
    const c = table[hash(ix, iy + 1)]!
    const d = table[hash(ix + 1, iy + 1)]!
    return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v
  }

  const fbm = (x: number, y: number, octaves: number) => {
    let sum = 0
    let size = 0.5
    for (let i = 0; i < octaves; i++) {
      sum += size * (at(x, y) * 2 - 1)
      // Rotated per octave to hide the grid.
      const turned = x * 1.616 - y * 1.212 + 17.3
      y = x * 1.212 + y * 1.616 + 5.1
      x = turned
      size *= 0.5
    }
    return sum * 1.6
  }

  const found: Cell = { near: 0, gap: 0, dx: 0, dy: 0, id: 0 }
  const cell = (x: number, y: number, jitter = 0.9) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    let best = 9
    let second = 9
    for (let oy = -1; oy <= 1; oy++) {
      for (let ox = -1; ox <= 1; ox++) {
        const h = hash(ix + ox, iy + oy)
        const px = ix + ox + 0.5 + (table[h]! - 0.5) * jitter - x
        const py = iy + oy + 0.5 + (table[(h + 1) & 4095]! - 0.5) * jitter - y
        const distance = px * px + py * py
        if (distance < best) {
          second = best
          best = distance
          found.dx = px
          found.dy = py
          found.id = table[(h + 2) & 4095]!
        } else if (distance < second) second = distance
      }
    }
    found.near = Math.sqrt(best)
    found.gap = Math.sqrt(second) - found.near
    return found
  }

  return { at, fbm, cell, random }
}
