import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoFile } from './DemoFile.ts'
import { createNoise } from './createNoise.ts'

type Form = 'vase' | 'bowl' | 'mug' | 'bottle' | 'jar' | 'plate'
/** From the clay upwards: the bare foot, the glaze, and where it runs. */
type Glaze = { clay: string; glaze: string; run: string }
type Pot = { form: Form; glaze: keyof typeof GLAZES; x: number; size: number }
type Scene = { wall: [string, string]; shelf: string; glow?: string; pots: Pot[] }

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

const WIDTH = 1200
const HEIGHT = 800
const SHELF = 640

const day: Pick<Scene, 'wall' | 'shelf'> = { wall: ['#efe3d3', '#cdb79d'], shelf: '#7d5d43' }
const dusk: Pick<Scene, 'wall' | 'shelf'> = { wall: ['#3a3a44', '#1d1b22'], shelf: '#2c211c' }
const one = (form: Form, glaze: keyof typeof GLAZES, size = 380): Pot[] => [{ form, glaze, x: 600, size }]
const row = (glazes: (keyof typeof GLAZES)[], forms: Form[], size = 240): Pot[] =>
  glazes.map((glaze, index) => ({
    form: forms[index % forms.length] ?? 'vase',
    glaze,
    x: (WIDTH * (index + 0.5)) / glazes.length,
    size: size * (index % 2 ? 0.86 : 1),
  }))

type Plan = Scene & { name: string; kind: DemoFile['kind']; alt: string }

const PLANS: Plan[] = [
  {
    name: 'shelf-at-dusk',
    kind: 'hero',
    alt: 'Five glazed pots on a shelf, the kiln glowing behind them',
    ...dusk,
    glow: '#e0713f',
    pots: row(['tenmoku', 'celadon', 'shino', 'cobalt', 'ash'], ['vase', 'jar', 'bottle', 'bowl', 'vase'], 260),
  },
  {
    name: 'potter',
    kind: 'portrait',
    alt: 'A large bare jar before the evening window',
    ...dusk,
    glow: '#f0a860',
    pots: one('jar', 'bare', 460),
  },
  {
    name: 'kiln-opening',
    kind: 'cover',
    alt: 'Pots in the glow of a kiln that was just opened',
    ...dusk,
    glow: '#ff8a3c',
    pots: row(['tenmoku', 'shino', 'tenmoku'], ['vase', 'mug', 'bottle'], 300),
  },
  {
    name: 'celadon-row',
    kind: 'cover',
    alt: 'A row of celadon pots in daylight',
    ...day,
    pots: row(['celadon', 'celadon', 'celadon', 'celadon'], ['vase', 'mug', 'jar', 'bottle']),
  },
  {
    name: 'cobalt-bowl',
    kind: 'cover',
    alt: 'A cobalt bowl on a wooden shelf',
    ...day,
    pots: one('bowl', 'cobalt', 260),
  },
  {
    name: 'bare-clay',
    kind: 'cover',
    alt: 'Bare clay pots before their first firing',
    ...day,
    pots: row(['bare', 'bare', 'bare', 'bare', 'bare'], ['jar', 'mug', 'vase', 'bowl', 'bottle'], 210),
  },
  {
    name: 'ash-glaze',
    kind: 'cover',
    alt: 'A jar whose ash glaze runs in green streams',
    ...dusk,
    pots: one('jar', 'ash', 420),
  },
  {
    name: 'tenmoku-bottle',
    kind: 'gallery',
    alt: 'A tenmoku bottle, black and rust',
    ...day,
    pots: one('bottle', 'tenmoku', 280),
  },
  {
    name: 'shino-mugs',
    kind: 'gallery',
    alt: 'Three shino mugs with orange edges',
    ...day,
    pots: row(['shino', 'shino', 'shino'], ['mug']),
  },
  {
    name: 'test-tiles',
    kind: 'gallery',
    alt: 'Four small bowls, each with another glaze',
    ...day,
    pots: row(['celadon', 'tenmoku', 'shino', 'cobalt'], ['bowl'], 140),
  },
  {
    name: 'night-jar',
    kind: 'gallery',
    alt: 'A cobalt jar at night',
    ...dusk,
    glow: '#6f86c0',
    pots: one('jar', 'cobalt', 400),
  },
  { name: 'celadon-plate', kind: 'gallery', alt: 'A celadon plate', ...day, pots: one('plate', 'celadon', 140) },
  { name: 'moon-jar', kind: 'product', alt: 'A white moon jar', ...day, pots: one('jar', 'shino', 430) },
  { name: 'tenmoku-mug', kind: 'product', alt: 'A black tenmoku mug', ...day, pots: one('mug', 'tenmoku', 380) },
  { name: 'cobalt-vase', kind: 'product', alt: 'A cobalt vase', ...day, pots: one('vase', 'cobalt', 330) },
  { name: 'celadon-bowl', kind: 'product', alt: 'A celadon bowl', ...day, pots: one('bowl', 'celadon', 260) },
  { name: 'ash-bottle', kind: 'product', alt: 'A bottle with an ash glaze', ...day, pots: one('bottle', 'ash', 280) },
  {
    name: 'glaze-kit',
    kind: 'product',
    alt: 'Three small jars with glazes to mix',
    ...day,
    pots: [
      { form: 'jar', glaze: 'cobalt', x: 360, size: 210 },
      { form: 'jar', glaze: 'ash', x: 600, size: 230 },
      { form: 'jar', glaze: 'celadon', x: 840, size: 210 },
    ],
  },
]

/** The pictures of the potter's demo, as `index.json` lists those of the other one. */
export async function makePottery(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  await mkdir(join(folder, 'pottery'), { recursive: true })
  const made: DemoFile[] = []
  for (const { name, kind, alt, ...scene } of PLANS) {
    const file = `pottery/${name}.webp`
    const isSquare = kind === 'portrait' || kind === 'product'
    const crop = isSquare ? { left: (WIDTH - HEIGHT) / 2, top: 0, width: HEIGHT, height: HEIGHT } : null
    if (isWanted(name)) {
      const drawn = sharp(Buffer.from(sceneSvg(name, scene)))
      const shown = crop ? drawn.extract(crop) : drawn
      await writeFile(join(folder, file), await shown.webp({ quality: 82, effort: 5 }).toBuffer())
    }
    made.push({ file, kind, width: isSquare ? HEIGHT : WIDTH, height: HEIGHT, alt })
  }
  const mark = 'pottery/mark.png'
  if (isWanted('mark')) await writeFile(join(folder, mark), await sharp(Buffer.from(MARK)).png().toBuffer())
  return [...made, { file: mark, kind: 'logo', width: 256, height: 256, alt: 'A round jar' }]
}

/** Beside the name of the site, and in the tab of the browser. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <path d="M88 30h80l6 26c34 18 54 48 54 84 0 44-26 76-60 92H88c-34-16-60-48-60-92 0-36 20-66 54-84Z" fill="#c2622f"/>
  <path d="M82 56c-34 18-54 48-54 84l28 20 24-14 28 26 30-22 26 20 26-18 38 12v-24c0-36-20-66-54-84Z" fill="#e9dcc8"/>
  <ellipse cx="128" cy="32" rx="42" ry="11" fill="#3a1f14"/></svg>`

function sceneSvg(name: string, { wall, shelf, glow, pots }: Scene): string {
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

/** Through the middles between the points, as a thrown wall curves. */
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
