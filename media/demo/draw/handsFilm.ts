import sharp from 'sharp'
import { agate, OWN_STONE } from '#contracts/platform/agate.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './Film.ts'

const SLICE = { width: 330, height: 300, bands: OWN_STONE.bands, center: { x: 150, y: 158 } }
const OUTLINE = 'M8 152C4 74 64 6 158 8c92 2 166 56 164 142-2 92-74 146-160 142C76 290 14 238 8 152Z'

/** Two hands turn a slice of agate under a lamp. The last frame is like the first, so that it can repeat. */
export function handsFilm(): Film {
  const rings = agate('a slice in two hands', SLICE)
    .toReversed()
    .map((path, index) => `<path d="${path}" fill="${OWN_STONE.colors[index % OWN_STONE.colors.length]}"/>`)
    .join('')
  return async (t, frame) => {
    const drawn = await sharp(Buffer.from(frameAt(t, rings)))
      .removeAlpha()
      .raw()
      .toBuffer()
    drawn.copy(frame)
  }
}

function frameAt(t: number, rings: string): string {
  const turn = Math.sin(t * 2 * Math.PI)
  const light = Math.cos(t * 2 * Math.PI)
  const angle = 13 * turn
  // The hands follow the stone, less than it turns.
  const lift = 20 * turn
  const shine = 165 + 150 * light
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM_WIDTH}" height="${FILM_HEIGHT}" viewBox="0 0 960 540">
    <defs>
      <radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${480 + 150 * light}" cy="60" r="640"><stop offset="0" stop-color="#8a4f26"/><stop offset=".45" stop-color="#33201a"/><stop offset="1" stop-color="#0b0e10"/></radialGradient>
      <linearGradient id="left" x1="0" x2="1"><stop offset="0" stop-color="#4a281c"/><stop offset=".6" stop-color="#9a5b3c"/><stop offset="1" stop-color="#e0a274"/></linearGradient>
      <linearGradient id="right" x1="1" x2="0"><stop offset="0" stop-color="#4a281c"/><stop offset=".6" stop-color="#9a5b3c"/><stop offset="1" stop-color="#e0a274"/></linearGradient>
      <linearGradient id="cuff" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#33484a"/><stop offset="1" stop-color="#10181a"/></linearGradient>
      <radialGradient id="gloss" gradientUnits="userSpaceOnUse" cx="${shine}" cy="88" r="150"><stop offset="0" stop-color="#fff3dc" stop-opacity=".62"/><stop offset=".5" stop-color="#ffd9a0" stop-opacity=".18"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>
      <clipPath id="slice"><path d="${OUTLINE}"/></clipPath>
    </defs>
    <rect width="960" height="540" fill="url(#lamp)"/>
    ${dust(t)}
    <g transform="translate(0 ${-lift})">${fingers('left')}</g>
    <g transform="translate(960 ${lift}) scale(-1 1)">${fingers('left')}</g>
    <g transform="rotate(${angle} 480 262) translate(315 112)">
      <path d="${OUTLINE}" transform="translate(7 12)" fill="#050607" opacity=".55"/>
      <g clip-path="url(#slice)">${rings}<rect width="330" height="300" fill="url(#gloss)"/></g>
      <path fill="none" stroke="#2b140c" stroke-width="10" d="${OUTLINE}"/>
      <path fill="none" stroke="#ffcf9c" stroke-opacity="${0.35 + 0.25 * light}" stroke-width="2" d="${OUTLINE}"/>
    </g>
    <g transform="translate(0 ${-lift})">${hand()}</g>
    <g transform="translate(960 ${lift}) scale(-1 1)">${hand()}</g>
  </svg>`
}

/** Those behind the stone. */
const fingers = (fill: string): string =>
  ['M196 214q70-52 148-44', 'M190 262q70-34 150-30', 'M196 312q66-14 142-6', 'M212 360q60 2 118 12']
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#25120c" stroke-width="56" stroke-linecap="round"/><path d="${path}" fill="none" stroke="url(#${fill})" stroke-width="50" stroke-linecap="round"/>`,
    )
    .join('')

/** The back of a hand, its thumb on the stone, and a cuff. */
const hand = (): string => `
    <path fill="url(#left)" d="M74 330C110 252 150 196 206 190c40 0 56 34 44 66-8 40-2 64 12 96 14 46-6 92-52 116L190 480Z"/>
    <path fill="none" stroke="#3a1e14" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" d="M196 236q-14 10-18 28M192 284q-14 8-18 24M198 330q-12 6-16 20"/>
    <path d="M212 440q92 8 158-60" fill="none" stroke="#25120c" stroke-width="62" stroke-linecap="round"/>
    <path d="M212 438q92 8 156-60" fill="none" stroke="url(#left)" stroke-width="55" stroke-linecap="round"/>
    <path fill="#f3c9a4" opacity=".8" d="M372 360q20 4 16 22-8 16-26 12-4-22 10-34Z"/>
    <path fill="url(#cuff)" d="M-40 600L-40 380 84 318 232 486 170 600Z"/>
    <path d="M84 318L232 486" fill="none" stroke="#4d6768" stroke-width="10" stroke-linecap="round"/>`

/** Grains of it rise through the light, each once in six seconds. */
function dust(t: number): string {
  return Array.from({ length: 26 }, (_, index) => {
    const rise = (t + index * 0.381) % 1
    const x = (index * 197) % 960
    const y = 540 - rise * 600 + 14 * Math.sin(index + t * 2 * Math.PI)
    return `<circle cx="${x}" cy="${y}" r="${1.4 + (index % 4)}" fill="#ffd9a0" opacity="${0.32 * Math.sin(rise * Math.PI)}"/>`
  }).join('')
}
