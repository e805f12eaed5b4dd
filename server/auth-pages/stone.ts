import { agate, OWN_STONE } from '#contracts/platform/agate.ts'
import { html } from './html.ts'

const { seed, bands, colors } = OWN_STONE
const LINES = agate(seed, { width: 1280, height: 900, bands: 56, center: { x: 960, y: 430 } })
const STONE = LINES.slice(0, bands).toReversed()

export const stone = html`<svg
  class="contours"
  viewBox="0 0 1280 900"
  preserveAspectRatio="xMaxYMid slice"
  aria-hidden="true"
>
  ${LINES.slice(bands).map((path) => html`<path d="${path}" />`)}
  <g>${STONE.map((path, index) => html`<path d="${path}" fill="${colors[index]}" />`)}</g>
</svg>`
