import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoFile } from './DemoFile.ts'
import { potteryList } from './potteryList.ts'
import { HEIGHT, sceneSvg, WIDTH } from './potteryScene.ts'

/** Draws the pictures of the potter's demo. @returns the content of `pottery.json`, in the form of `index.json`. */
export async function makePottery(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  await mkdir(join(folder, 'pottery'), { recursive: true })
  const made: DemoFile[] = []
  for (const { name, kind, alt, ...scene } of potteryList) {
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

/** The logo and the icon of the browser tab. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <path d="M88 30h80l6 26c34 18 54 48 54 84 0 44-26 76-60 92H88c-34-16-60-48-60-92 0-36 20-66 54-84Z" fill="#c2622f"/>
  <path d="M82 56c-34 18-54 48-54 84l28 20 24-14 28 26 30-22 26 20 26-18 38 12v-24c0-36-20-66-54-84Z" fill="#e9dcc8"/>
  <ellipse cx="128" cy="32" rx="42" ry="11" fill="#3a1f14"/></svg>`
