import sharp, { type OverlayOptions } from 'sharp'
import { LOOKS } from './screens.ts'

export type Shot = { label: string; pictures: Buffer[] }

const CELLS = LOOKS.map(({ width }) => (width > 500 ? 480 : 220))
const CELL_HEIGHT = 520
const GAP = 16
const GROUND = '#8a9492'
const LABEL_HEIGHT = 34

/** One sheet of a screen: a row for each visitor and state, a column for each width and theme. */
export async function drawSheet(title: string, shots: Shot[], path: string): Promise<void> {
  const width = CELLS.reduce((sum, cell) => sum + cell + GAP, GAP)
  const rowHeight = CELL_HEIGHT + LABEL_HEIGHT + GAP
  const height = LABEL_HEIGHT + GAP + shots.length * rowHeight
  const layers: OverlayOptions[] = [{ input: words(title, width, 22), left: GAP, top: 8 }]
  for (const [row, { label, pictures }] of shots.entries()) {
    const top = LABEL_HEIGHT + GAP + row * rowHeight
    layers.push({ input: words(label, width, 16), left: GAP, top })
    let left = GAP
    for (const [column, picture] of pictures.entries()) {
      const cell = CELLS[column] ?? 0
      const input = await sharp(picture)
        .resize({ width: cell, height: CELL_HEIGHT, fit: 'contain', position: 'top', background: GROUND })
        .toBuffer()
      layers.push({ input, left, top: top + LABEL_HEIGHT })
      left += cell + GAP
    }
  }
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(path)
}

function words(text: string, width: number, size: number): Buffer {
  const safe = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return Buffer.from(
    `<svg width="${width - GAP}" height="${LABEL_HEIGHT}"><text y="${size + 2}" font-family="sans-serif" font-size="${size}" font-weight="700" fill="#0a0e10">${safe}</text></svg>`,
  )
}
