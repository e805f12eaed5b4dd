import type { DemoFile } from './DemoFile.ts'
import { type Form, type GlazeName, type Pot, type Scene, WIDTH } from './potteryScene.ts'

const day: Pick<Scene, 'wall' | 'shelf'> = { wall: ['#efe3d3', '#cdb79d'], shelf: '#7d5d43' }
const dusk: Pick<Scene, 'wall' | 'shelf'> = { wall: ['#3a3a44', '#1d1b22'], shelf: '#2c211c' }
const one = (form: Form, glaze: GlazeName, size = 380): Pot[] => [{ form, glaze, x: 600, size }]
const row = (glazes: GlazeName[], forms: Form[], size = 240): Pot[] =>
  glazes.map((glaze, index) => ({
    form: forms[index % forms.length] ?? 'vase',
    glaze,
    x: (WIDTH * (index + 0.5)) / glazes.length,
    size: size * (index % 2 ? 0.86 : 1),
  }))

type Plan = Scene & { name: string; kind: DemoFile['kind']; alt: string }

export const potteryList: Plan[] = [
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
