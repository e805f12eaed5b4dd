import { createNoise } from './createNoise.ts'

export type Form = 'vase' | 'bowl' | 'mug' | 'bottle' | 'jar' | 'plate'
/** From the clay upwards: the bare foot, the glaze, and where it runs. */
type Glaze = { clay: string; glaze: string; run: string }
export type GlazeName = keyof typeof GLAZES
export type Pot = { form: Form; glaze: GlazeName; x: number; size: number }
export type Scene = { wall: [string, string]; shelf: string; glow?: string; pots: Pot[] }

const GLAZES = {
  celadon: { clay: '#8a5a3c', glaze: '#8fb8a2', run: '#5f8f7c' },
  tenmoku: { clay: '#6b4027', glaze: '#2b1d18', run: '#a4552a' },
  shino: { clay: '#9a6544', glaze: '#e9dcc8', run: '#d58a57' },
  cobalt: { clay: '#7c523a', glaze: '#2f4f86', run: '#7fa3d6' },
  ash: { clay: '#77543f', glaze: '#a9a06f', run: '#5c6a45' },
  bare: { clay: '#b5744d', glaze: '#b5744d', run: '#a2633f' },
} satisfies Record<string, Glaze>

/** Half widths from the foot to the lip, as shares of the height. */
const PROFILES: Record<Form, { ratio: number; half: number[] }> = {
  vase: { ratio: 1.5, half: [0.2, 0.3, 0.36, 0.32, 0.17, 0.14, 0.2] },
  bottle: { ratio: 1.9, half: [0.18, 0.27, 0.29, 0.2, 0.07, 0.06, 0.1] },
  bowl: { ratio: 0.55, half: [0.34, 0.56, 0.74, 0.86, 0.93, 0.97, 1] },
  mug: { ratio: 1, half: [0.36, 0.4, 0.41, 0.4, 0.39, 0.39, 0.4] },
  jar: { ratio: 1.1, half: [0.3, 0.44, 0.5, 0.48, 0.38, 0.3, 0.33] },
  plate: { ratio: 0.2, half: [1.2, 1.9, 2.3, 2.5, 2.6, 2.65, 2.7] },
}

export const WIDTH = 1200
export const HEIGHT = 800
const SHELF = 640

/** A shelf with pots before a wall. The same name always gives the same picture. */
export function sceneSvg(name: string, { wall, shelf, glow, pots }: Scene): string {
  const noise = createNoise(seedOf(name))
  const grain = Array.from({ length: 26 }, (_, line) => {
    const y = SHELF + 8 + line * 6.4
    const lift = noise.fbm(line * 0.7, 3, 2) * 14
    return `<path d="M0 ${y} Q600 ${y + lift} 1200 ${y - lift / 2}" stroke="#000" stroke-opacity=".13" fill="none"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <linearGradient id="wall" x2="0.3" y2="1"><stop stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="${glow ?? '#fff'}" stop-opacity="${glow ? 0.85 : 0.35}"/><stop offset="1" stop-color="${glow ?? '#fff'}" stop-opacity="0"/></radialGradient>
      <linearGradient id="round"><stop stop-color="#000" stop-opacity=".5"/><stop offset=".32" stop-color="#fff" stop-opacity=".18"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
      <filter id="speck" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${seedOf(name)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.4 .75"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <ellipse cx="600" cy="430" rx="620" ry="400" fill="url(#glow)"/>
    <rect y="${SHELF}" width="100%" height="${HEIGHT - SHELF}" fill="${shelf}"/>${grain}
    ${pots.map((pot, index) => potSvg(pot, `${name}${index}`, noise)).join('')}
  </svg>`
}

function potSvg({ form, glaze, x, size }: Pot, id: string, noise: ReturnType<typeof createNoise>): string {
  const { ratio, half } = PROFILES[form]
  const { clay, glaze: color, run } = GLAZES[glaze]
  const height = size * ratio
  const foot = SHELF + 34
  const at = (step: number, side: 1 | -1): [number, number] => [
    x + side * size * (half[step] ?? 0),
    foot - (height * step) / (half.length - 1),
  ]
  const right = half.map((_, step) => at(step, 1))
  const left = half.map((_, step) => at(step, -1)).toReversed()
  const [lipX = 0, lipY = 0] = right.at(-1) ?? []
  const rim = lipX - x
  const isOpen = form === 'bowl' || form === 'plate'
  const outline = `M${x - size * (half[0] ?? 0)} ${foot}L${curve(right)}L${curve(left)}Z`
  // The glaze stops above the foot, in drops.
  const drops = Array.from({ length: 13 }, (_, step) => {
    const across = x - size + (size * 2 * step) / 12
    return `${across} ${foot - height * (0.1 + 0.09 * (1 + noise.fbm(step * 1.3 + x, size, 2)))}`
  }).join(' ')
  const wide = size * Math.max(...half)
  const cover = `M${x - wide * 1.2} ${lipY - 60}L${x - wide * 1.2} ${foot - height * 0.16}L${drops}L${x + wide * 1.2} ${lipY - 60}Z`
  const handle =
    form === 'mug'
      ? `<path d="M${x + size * 0.38} ${foot - height * 0.78}c${size * 0.36} ${-size * 0.06} ${size * 0.36} ${size * 0.56} 0 ${size * 0.52}" fill="none" stroke="${color}" stroke-width="${size * 0.085}"/>`
      : ''
  return `<ellipse cx="${x + 26}" cy="${foot + 4}" rx="${size * (half[1] ?? 0.3) * 1.25}" ry="18" fill="#000" opacity=".45" filter="url(#soft)"/>
    ${handle}<clipPath id="${id}"><path d="${outline}"/></clipPath>
    <g clip-path="url(#${id})"><path d="${outline}" fill="${clay}"/><path d="${cover}" fill="${color}"/>
      <path d="${cover}" fill="none" stroke="${run}" stroke-width="${size * 0.05}" opacity=".75"/>
      <ellipse cx="${x}" cy="${lipY}" rx="${wide}" ry="${height * 0.16}" fill="${run}" opacity=".35"/>
      <rect x="${x - wide}" y="${lipY - 10}" width="${wide * 2}" height="${height + 20}" filter="url(#speck)" opacity=".35"/>
      <rect x="${x - wide}" y="${lipY - 10}" width="${wide * 2}" height="${height + 20}" fill="url(#round)"/></g>
    <ellipse cx="${x}" cy="${lipY}" rx="${rim}" ry="${Math.max(5, rim * 0.16)}" fill="${isOpen ? color : '#120c0a'}"/>
    ${isOpen ? `<ellipse cx="${x}" cy="${lipY + rim * 0.03}" rx="${rim * 0.7}" ry="${rim * 0.1}" fill="${run}" opacity=".8" filter="url(#soft)"/>` : ''}
    <ellipse cx="${x}" cy="${lipY}" rx="${rim}" ry="${Math.max(5, rim * 0.16)}" fill="none" stroke="${run}" stroke-width="4"/>`
}

/** A path through the midpoints, so the wall curves as on a thrown pot. */
function curve(points: [number, number][]): string {
  const [first = [0, 0]] = points
  const last = points.at(-1) ?? first
  const turns = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? last
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `${first.join(' ')}${turns.join('')}L${last.join(' ')}`
}

const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
