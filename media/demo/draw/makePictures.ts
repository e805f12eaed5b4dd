import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoFile } from './DemoFile.ts'
import { paintPixels } from './paintPixels.ts'
import { pictureList, type PicturePlan } from './pictureList.ts'

const folders = { cover: 'covers', gallery: 'gallery', hero: 'hero', portrait: 'portrait' } as const
const largest = { cover: 119_000, gallery: 109_000, hero: 200_000, portrait: 90_000 } as const

export async function makePictures(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  for (const name of Object.values(folders)) await mkdir(join(folder, name), { recursive: true })
  const made: DemoFile[] = []
  for (const plan of pictureList) {
    const { name, kind, width, height, alt, gps, jpeg } = plan
    const file = `${folders[kind]}/${name}.${jpeg ? 'jpg' : 'webp'}`
    if (isWanted(name)) await writeFile(join(folder, file), await paintPicture(plan))
    made.push({ file, kind, width, height, alt, ...(gps ? { gps: true } : {}) })
  }
  return made
}

async function paintPicture({ shader, width, height, kind, overlay, jpeg, gps }: PicturePlan): Promise<Buffer> {
  const painted = await paintPixels(shader, width, height)
  const whole = overlay
    ? await sharp(painted)
        .composite([{ input: Buffer.from(overlay) }])
        .png()
        .toBuffer()
    : painted
  for (let quality = 84; ; quality -= 4) {
    const image = gps ? sharp(whole).withExif(placeAt(gps)) : sharp(whole)
    const file = await (jpeg ? image.jpeg({ quality, mozjpeg: true }) : image.webp({ quality, effort: 5 })).toBuffer()
    if (file.length <= largest[kind] || quality < 30) return file
  }
}

function placeAt([north, west]: [number, number]) {
  return {
    IFD0: { Make: 'Fieldstone', Model: 'Pocket 3', Software: 'Stone Hunt demo' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: degrees(north), GPSLongitudeRef: 'W', GPSLongitude: degrees(west) },
  }
}

function degrees(value: number): string {
  const whole = Math.floor(value)
  const minutes = Math.floor((value - whole) * 60)
  const seconds = Math.round(((value - whole) * 60 - minutes) * 6000)
  return `${whole}/1 ${minutes}/1 ${seconds}/100`
}
