import { ramps, type Ramp } from './tokens.ts'

export type AgateSize = { width: number; height: number; bands: number }
const AGATE_SIZE: AgateSize = { width: 640, height: 400, bands: 14 }

/** The seed and the bands of the site's stone: on the landing page and beside the sign-in form. */
export const OWN_STONE = {
  seed: 'the hunt',
  bands: 15,
  /** From the rind inwards. */
  colors: ['#5B1E0B', '#F6C9A8', '#8A4A24', ...ramps.carnelian, '#B23A12', ...ramps.carnelian.toReversed()],
}

type Point = { x: number; y: number }
type AgateOptions = AgateSize & {
  /** Center of the innermost band, in the drawing's units; by default the seed decides. */
  center?: Point
}

const STEPS_AROUND = 40

/**
 * Draws the closed curves of an agate as SVG path data, innermost first.
 * Filled they are an agate, stroked a contour map; the same seed always draws the same stone.
 */
export function agate(seed: string, { width, height, bands, center }: AgateOptions = AGATE_SIZE): string[] {
  const next = numbersFrom(seed)
  const chosen = { x: width * (0.3 + 0.4 * next()), y: height * (0.3 + 0.4 * next()) }
  const { x, y } = center ?? chosen
  const phase = [next() * 6, next() * 6, next() * 6] as const
  const swell = [0.1 + 0.1 * next(), 0.05 + 0.06 * next(), 0.02 + 0.03 * next()] as const
  const lobes = [2, 3, 5 + Math.floor(next() * 3)] as const
  // Below 1 the bands are closer together outside, above 1 in the middle.
  const crowding = 0.8 + 0.5 * next()
  // Far enough to cover every corner, wherever the center is.
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y) / 0.72) * 1.25

  return Array.from({ length: bands }, (_, band) => {
    const share = ((band + 1) / bands) ** crowding
    const points = Array.from({ length: STEPS_AROUND }, (_, step): Point => {
      const angle = (step / STEPS_AROUND) * 2 * Math.PI
      const wobble =
        swell[0] * Math.sin(lobes[0] * angle + phase[0]) +
        swell[1] * Math.sin(lobes[1] * angle + phase[1] + share) +
        swell[2] * Math.sin(lobes[2] * angle + phase[2] - share * 2)
      const radius = reach * share * (1 + wobble)
      return { x: x + radius * Math.cos(angle), y: y + radius * 0.72 * Math.sin(angle) }
    })
    return smoothLoop(points)
  })
}

type AgateBand = { path: string; color: string }

/** The bands of a filled agate in painting order, outermost first, and the color behind them. */
export function agateBands(seed: string, ramp: Ramp, size: AgateOptions = AGATE_SIZE) {
  const colors = ramps[ramp]
  // Each stone's ramp begins at another color, so that neighbors of one kind differ.
  const first = Math.floor(numbersFrom(`${seed} middle`)() * colors.length)
  const colorAt = (index: number) => colors[(first + index) % colors.length] ?? colors[0]
  const bands: AgateBand[] = agate(seed, size).map((path, index) => ({ path, color: colorAt(index) }))
  return { ground: colorAt(bands.length), bands: bands.reverse() }
}

/** A filled agate as an SVG document, for pictures the server stores. */
export function agateSvg(seed: string, ramp: Ramp, size: AgateOptions = AGATE_SIZE): string {
  const { ground, bands } = agateBands(seed, ramp, size)
  const paths = bands.map(({ path, color }) => `<path fill="${color}" d="${path}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${paths}</svg>`
  )
}

/** A smooth closed curve through the midpoints between the points. */
function smoothLoop(points: Point[]): string {
  const between = (one: Point, other: Point) => write({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const last = points[points.length - 1] ?? { x: 0, y: 0 }
  const first = points[0] ?? last
  const curves = points.map((point, index) => `Q${write(point)} ${between(point, points[index + 1] ?? first)}`)
  return `M${between(last, first)}${curves.join('')}Z`
}

/** Tenths are precise enough, and every digit is sent with the page. */
const write = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** A linear congruential generator: numbers from 0 to below 1, determined by the seed. */
function numbersFrom(seed: string): () => number {
  let state = 0
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
