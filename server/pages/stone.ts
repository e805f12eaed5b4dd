import { agate } from '#contracts/agate.ts'
import { ramps } from '#contracts/tokens.ts'
import { html, type Html } from './html.ts'

const STONE_BANDS = 15
const SIZE = { width: 1280, height: 900, bands: 56, centre: { x: 960, y: 430 } }
const COLORS = ['#5B1E0B', '#F6C9A8', '#8A4A24', ...ramps.carnelian, '#B23A12', ...ramps.carnelian.toReversed()]

/** The stone of the front page in the middle of its contour lines. */
export function drawStone(): Html {
  const lines = agate('the hunt', SIZE)
  const bands = lines.slice(0, STONE_BANDS).toReversed()
  return html`<svg class="contours" viewBox="0 0 1280 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    ${lines.slice(STONE_BANDS).map((path) => html`<path d="${path}" />`)}
    <g>${bands.map((path, index) => html`<path d="${path}" fill="${COLORS[index]}" />`)}</g>
  </svg>`
}
