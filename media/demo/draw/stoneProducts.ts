import sharp, { type OverlayOptions } from 'sharp'
import { agateScene, type AgateLook } from './agateScene.ts'
import { createNoise } from './createNoise.ts'
import { createStone, type StoneForm } from './createStone.ts'
import { geodeScene, type GeodeLook } from './geodeScene.ts'
import { paintPixels, type Shader } from './paintPixels.ts'
import { smooth } from './Rgb.ts'
import { thunderEggScene, type ThunderEggLook } from './thunderEggScene.ts'

type Place = { left: number; top: number; size: number }

export function agatePiece(seed: number, look: AgateLook, place: Place): Promise<OverlayOptions[]> {
  return piece(agateScene(seed, { ...look, onGround: 'chalk' }), outline(seed, look, 1.045), place)
}

export function geodePiece(seed: number, look: Omit<GeodeLook, 'onGround'>, place: Place): Promise<OverlayOptions[]> {
  return piece(
    geodeScene(seed, { ...look, onGround: 'chalk' }),
    outline(seed, { cornered: 0.25, ...look }, 1.06),
    place,
  )
}

export function thunderEggPiece(
  seed: number,
  look: Omit<ThunderEggLook, 'onGround'>,
  place: Place,
): Promise<OverlayOptions[]> {
  return piece(
    thunderEggScene(seed, { ...look, onGround: 'chalk' }),
    outline(seed, { reach: look.reach, cornered: 0.08, rough: 0.5 }, 1.025),
    place,
  )
}

export function spherePiece(seed: number, look: AgateLook, place: Place): Promise<OverlayOptions[]> {
  const flat = agateScene(seed, look)
  const ball: Shader = (x, y, out) => {
    const r2 = (x * x + y * y) / 0.81
    const z = Math.sqrt(Math.max(0, 1 - r2))
    const swell = 1.35 / (0.6 + z)
    flat(x * swell, y * swell, out)
    const light = 0.32 + 0.8 * Math.max(0, z * 0.62 - x * 0.42 - y * 0.55) + 0.16 * smooth(0.6, 1, r2)
    const shine = smooth(0.2, 0.06, Math.hypot(x + 0.32, y + 0.4))
    for (let c = 0; c < 3; c++) out[c] = out[c]! * light + shine * 0.75
  }
  return piece(ball, (x, y) => smooth(0.902, 0.893, Math.hypot(x, y)), place)
}

// The scene draws its form first from new noise, so this gives the same edge.
function outline(seed: number, form: StoneForm, edge: number): (x: number, y: number) => number {
  const stone = createStone(createNoise(seed), form)
  return (x, y) => smooth(edge, edge - 0.012, stone(x, y))
}

async function piece(
  shader: Shader,
  cover: (x: number, y: number) => number,
  { left, top, size }: Place,
): Promise<OverlayOptions[]> {
  const color = await sharp(await paintPixels(shader, size, size, 1.5))
    .removeAlpha()
    .raw()
    .toBuffer()
  const stone = Buffer.alloc(size * size * 4)
  const shade = Buffer.alloc(size * size * 4)
  for (let i = 0; i < size * size; i++) {
    const shown = cover(((i % size) / size) * 2 - 1, (Math.floor(i / size) / size) * 2 - 1)
    stone.set([color[i * 3]!, color[i * 3 + 1]!, color[i * 3 + 2]!, 255 * shown], i * 4)
    shade.set([10, 14, 16, 110 * shown], i * 4)
  }
  const raw = { raw: { width: size, height: size, channels: 4 as const } }
  const clear = { r: 10, g: 14, b: 16, alpha: 0 }
  const wide = await sharp(shade, raw)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: clear })
    .png()
    .toBuffer()
  const shadow = await sharp(wide).blur(15).png().toBuffer()
  return [
    { input: await cropped(shadow, left - 48, top - 34), left: Math.max(0, left - 48), top: Math.max(0, top - 34) },
    { input: await sharp(stone, raw).png().toBuffer(), left, top },
  ]
}

// Compositing does not allow layers beyond the edge of the sheet.
async function cropped(image: Buffer, left: number, top: number): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  const x = Math.max(0, -left)
  const y = Math.max(0, -top)
  return sharp(image)
    .extract({
      left: x,
      top: y,
      width: Math.min(width - x, 800 - Math.max(0, left)),
      height: Math.min(height - y, 800 - Math.max(0, top)),
    })
    .toBuffer()
}
