import sharp, { type OverlayOptions } from 'sharp'
import type { Look } from './screens.ts'

export type Shot = { label: string; pictures: { look: Look; picture: Buffer }[] }

const SCALE = 0.5
const MAX_CELL_HEIGHT = 1500
const GAP = 16
const GROUND = '#8a9492'
const LABEL_HEIGHT = 34

export async function drawSheet(title: string, shots: Shot[], path: string): Promise<void> {
  const rows = await Promise.all(shots.map(drawRow))
  const width = Math.max(...rows.map((row) => row.width)) + 2 * GAP
  const height = LABEL_HEIGHT + GAP + rows.reduce((sum, row) => sum + row.height + LABEL_HEIGHT + GAP, 0)
  const layers: OverlayOptions[] = [{ input: words(title, width, 22), left: GAP, top: 8 }]
  let top = LABEL_HEIGHT + GAP
  for (const { label, cells, height } of rows) {
    layers.push({ input: words(label, width, 16), left: GAP, top })
    layers.push(...cells.map(({ input, left }) => ({ input, left, top: top + LABEL_HEIGHT })))
    top += height + LABEL_HEIGHT + GAP
  }
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(path)
}

async function drawRow({ label, pictures }: Shot) {
  const cells: { input: Buffer; left: number }[] = []
  let left = GAP
  let height = 0
  for (const { look, picture } of pictures) {
    const width = Math.round(look.width * SCALE)
    const { data, info } = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true })
    const cell = Math.min(info.height, MAX_CELL_HEIGHT)
    const input = await sharp(data).extract({ left: 0, top: 0, width, height: cell }).toBuffer()
    cells.push({ input, left })
    left += width + GAP
    height = Math.max(height, cell)
  }
  return { label, cells, width: left - GAP, height }
}

function words(text: string, width: number, size: number): Buffer {
  const safe = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return Buffer.from(
    `<svg width="${width - GAP}" height="${LABEL_HEIGHT}"><text y="${size + 2}" font-family="sans-serif" font-size="${size}" font-weight="700" fill="#0a0e10">${safe}</text></svg>`,
  )
}
