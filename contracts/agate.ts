import { ramps, type Ramp } from './tokens.ts'

export type AgateSize = { width: number; height: number; bands: number }
export const AGATE_SIZE: AgateSize = { width: 640, height: 400, bands: 14 }

const STEPS_AROUND = 72

/**
 * Draws the closed curves of one agate as SVG path data, innermost first.
 * Filled they are an agate, stroked a contour map; the same seed always gives the same stone.
 */
export function agate(seed: string, { width, height, bands }: AgateSize = AGATE_SIZE): string[] {
  const next = numbersFrom(seed)
  const centre = { x: width * (0.3 + 0.4 * next()), y: height * (0.3 + 0.4 * next()) }
  const phase = [next() * 6, next() * 6, next() * 6] as const
  const swell = [0.1 + 0.1 * next(), 0.05 + 0.06 * next(), 0.02 + 0.03 * next()] as const
  const lobes = [2, 3, 5 + Math.floor(next() * 3)] as const
  const reach = Math.hypot(width, height) * 0.62

  return Array.from({ length: bands }, (_, band) => {
    const share = (band + 1) / bands
    const points = Array.from({ length: STEPS_AROUND }, (_, step) => {
      const angle = (step / STEPS_AROUND) * 2 * Math.PI
      const wobble =
        swell[0] * Math.sin(lobes[0] * angle + phase[0]) +
        swell[1] * Math.sin(lobes[1] * angle + phase[1] + share) +
        swell[2] * Math.sin(lobes[2] * angle + phase[2] - share * 2)
      const radius = reach * share * (1 + wobble)
      const x = centre.x + radius * Math.cos(angle)
      const y = centre.y + radius * 0.72 * Math.sin(angle)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  })
}

export type AgateBand = { path: string; color: string }

/** The bands of a filled agate in painting order, outermost first, and the colour behind them all. */
export function agateBands(seed: string, ramp: Ramp, size: AgateSize = AGATE_SIZE) {
  const colors = ramps[ramp]
  const bands: AgateBand[] = agate(seed, size).map((path, index) => ({
    path,
    color: colors[index % colors.length] ?? colors[0],
  }))
  return { ground: colors[colors.length - 1] ?? colors[0], bands: bands.reverse() }
}

/** A filled agate as a complete SVG document, for pictures the server writes to files. */
export function agateSvg(seed: string, ramp: Ramp, size: AgateSize = AGATE_SIZE): string {
  const { ground, bands } = agateBands(seed, ramp, size)
  const paths = bands.map(({ path, color }) => `<path fill="${color}" d="${path}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${paths}</svg>`
  )
}

/** A small linear congruential generator: numbers from 0 up to 1, decided by the seed alone. */
function numbersFrom(seed: string): () => number {
  let state = 0
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
