import type { Motif, Ramp } from '../catalogue/articleTable.ts'
import { agatePaths } from './agatePaths.ts'
import { createRandom } from './createRandom.ts'
import { ramps } from './ramps.ts'
import { lightness } from './shade.ts'

export type MotifInput = { motif: Motif; ramp: Ramp; seed: string; ground: string }

export function drawMotif({ motif, ramp, seed, ground }: MotifInput): string {
  const ink = lightness(ground) > 0.55 ? '#1d2527' : '#f3f1ea'
  return drawers[motif]({ seed, ink, colors: ramps[ramp] })
}

type Artwork = { seed: string; ink: string; colors: (typeof ramps)[Ramp] }

const drawers: Record<Motif, (artwork: Artwork) => string> = {
  slice: drawSlice,
  contour: drawContour,
  geode: drawGeode,
  strata: drawStrata,
  crystals: drawCrystals,
  crest: drawCrest,
}

function drawSlice({ seed, colors }: Artwork): string {
  const paths = agatePaths(seed, 100, 15).reverse()
  const bands = paths.map((d, band) => {
    const fill = band === 0 ? '#4a3a30' : colors[(band * 5 + (band > 8 ? 2 : 0)) % 6]
    return `<path d="${d}" fill="${fill}"/>`
  })
  const rims = paths
    .slice(1)
    .map((d) => `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".7"/>`)
  return `<g>${bands.join('')}${rims.join('')}</g>`
}

function drawContour({ seed, ink, colors }: Artwork): string {
  const lines = agatePaths(seed, 96, 13, 0.92).map(
    (d, line) =>
      `<path d="${d}" fill="none" stroke="${line % 4 === 3 ? colors[2] : ink}" stroke-width="${line % 4 === 3 ? 2.6 : 1.5}"/>`,
  )
  const marker = `<g transform="translate(22 -20)"><path d="M0 0C-14-16-14-34 0-36C14-34 14-16 0 0Z" fill="${colors[1]}"/><circle cy="-23" r="5.5" fill="${colors[4]}"/></g>`
  return `<g stroke-linejoin="round">${lines.join('')}${marker}</g>`
}

function drawGeode({ seed, colors }: Artwork): string {
  const rings = agatePaths(seed, 100, 12).reverse()
  const fills = ['#5c5148', '#8b7d70', colors[4], colors[3], colors[2], colors[4], colors[1]]
  const bands = rings.slice(0, 7).map((d, ring) => `<path d="${d}" fill="${fills[ring]}"/>`)
  const random = createRandom(seed)
  const shards = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2 + random() * 0.12
    return shard(
      angle,
      47 + random() * 6,
      22 + random() * 17,
      7 + random() * 3,
      [colors[2], colors[3], colors[4]][index % 3] ?? '',
    )
  })
  return `<g>${bands.join('')}<path d="${rings[6]}" fill="${colors[0]}"/>${shards.join('')}</g>`
}

function shard(angle: number, from: number, length: number, half: number, fill: string): string {
  const turn = ((angle * 180) / Math.PI).toFixed(1)
  const tip = from - length
  return (
    `<g transform="scale(1 .86) rotate(${turn})">` +
    `<path d="M${from} ${-half}L${tip + 8} ${-half}L${tip} 0L${tip + 8} ${half}L${from} ${half}Z" fill="${fill}"/>` +
    `<path d="M${from} ${-half}L${tip + 8} ${-half}L${tip} 0L${from} 0Z" fill="#fff" fill-opacity=".3"/></g>`
  )
}

function drawStrata({ seed, colors }: Artwork): string {
  const random = createRandom(seed)
  const layers = Array.from({ length: 6 }, (_, layer) => {
    const y = -22 + layer * 21
    const lift = () => y - 10 - random() * 16
    const d = `M-110 ${y}C-80 ${lift()} -55 ${lift()} -28 ${y - 4}S20 ${lift()} 48 ${y - 7}S92 ${lift()} 110 ${y - 3}V110H-110Z`
    return `<path d="${d}" fill="${colors[[3, 2, 1, 5, 0, 0][layer] ?? 0]}"/>`
  })
  return (
    '<clipPath id="strata"><circle r="98"/></clipPath><g clip-path="url(#strata)">' +
    `<circle r="98" fill="${colors[4]}"/><circle cx="20" cy="-38" r="25" fill="${colors[2]}"/><circle cx="20" cy="-38" r="35" fill="none" stroke="${colors[2]}" stroke-width="1.6"/><circle cx="20" cy="-38" r="44" fill="none" stroke="${colors[2]}" stroke-width="1"/>` +
    `${layers.join('')}</g><circle r="98" fill="none" stroke="${colors[0]}" stroke-width="4"/>`
  )
}

function drawCrystals({ seed, colors }: Artwork): string {
  const random = createRandom(seed)
  const prisms = [-52, 54, -30, 33, -13, 14, 0].map((lean, index) => {
    const height = 92 + index * 13 + random() * 10
    const half = 12 + index * 1.6
    const tip = half * 1.5
    return (
      `<g transform="translate(${lean * 0.55} 82) rotate(${lean})">` +
      `<path d="M${-half} 0V${-height + tip}L${-half * 0.2} ${-height}L0 0Z" fill="${colors[3]}"/>` +
      `<path d="M${-half * 0.35} 0V${-height + tip * 1.15}L${-half * 0.2} ${-height}L${half * 0.55} ${-height + tip * 1.1}V0Z" fill="${colors[4]}"/>` +
      `<path d="M${half * 0.5} 0V${-height + tip * 1.1}L${-half * 0.2} ${-height}L${half} ${-height + tip}V0Z" fill="${index % 2 ? colors[1] : colors[2]}"/></g>`
    )
  })
  const base = agatePaths(`${seed}base`, 74, 4, 0.3)
    .reverse()
    .map((d, ring) => `<path d="${d}" fill="${colors[[0, 5, 1, 0][ring] ?? 0]}"/>`)
  return `<g>${prisms.join('')}<g transform="translate(0 88)">${base.join('')}</g></g>`
}

function drawCrest({ seed, ink, colors }: Artwork): string {
  const rings = agatePaths(seed, 98, 14, 0.94)
    .slice(-4)
    .map(
      (d, ring) =>
        `<path d="${d}" fill="none" stroke="${ring === 3 ? colors[1] : ink}" stroke-width="${ring === 3 ? 5 : 1.6}"/>`,
    )
  const handle = `<rect x="-5" y="-34" width="10" height="92" rx="5" fill="${colors[3]}"/><rect x="-5" y="26" width="10" height="32" rx="5" fill="${colors[1]}"/>`
  const hammer = `<g transform="rotate(40)">${handle}<path d="M-36-42C-20-56 0-57 12-54L26-54V-34L12-34C-6-36-20-36-36-42Z" fill="${ink}"/></g>`
  const chisel = `<g transform="rotate(-40)"><rect x="-6" y="-8" width="12" height="66" rx="3" fill="${ink}"/><path d="M-6-8L-9-42L9-42L6-8Z" fill="${ink}"/><path d="M-9-42L0-54L9-42Z" fill="${colors[2]}"/><rect x="-9" y="54" width="18" height="8" rx="3" fill="${colors[1]}"/></g>`
  const stone = `<g transform="translate(0 46)">${agatePaths(`${seed}stone`, 22, 5)
    .reverse()
    .map((d, ring) => `<path d="${d}" fill="${colors[ring % 5]}"/>`)
    .join('')}</g>`
  return `<g>${rings.join('')}${chisel}${hammer}${stone}</g>`
}
