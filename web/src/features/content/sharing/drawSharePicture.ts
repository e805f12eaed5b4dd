import { agateBands } from '#contracts/platform/agate.ts'
import { fixed } from '#contracts/platform/tokens.ts'
import { wrapText } from './wrapText.ts'

type Shown = {
  title: string
  siteName: string
  coverUrl: string | null
  /** Of the drawn stone, which stands in for a missing cover and is the edge of every picture. */
  seed: string
}

/** As tall as feeds show a picture. */
const WIDTH = 1080
const HEIGHT = 1350
const COVER = 800
const EDGE = 28
const MARGIN = 72
const CORNER = 96
const TITLE = { size: 76, line: 86, most: 4 }
const NAME_SIZE = 40

/** A picture of a post for other sites: its cover, its title, the site’s name. @returns null where it can’t be drawn. */
export async function drawSharePicture({ title, siteName, coverUrl, seed }: Shown): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const draw = canvas.getContext('2d')
  if (!draw) return null
  const cover = coverUrl ? await loadImage(coverUrl).catch(() => null) : null
  draw.fillStyle = fixed.basalt
  draw.fillRect(0, 0, WIDTH, HEIGHT)
  drawStone(draw, seed, { top: COVER, height: HEIGHT - COVER, width: EDGE })
  draw.save()
  draw.clip(cleft(WIDTH, COVER))
  if (cover) drawCover(draw, cover)
  else drawStone(draw, seed, { top: 0, height: COVER, width: WIDTH })
  draw.restore()
  drawWords(draw, title, siteName)
  // A picture of another origin makes this fail.
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/png')
    } catch {
      resolve(null)
    }
  })
}

/** The shape that the site’s pictures have: one corner is cut. */
function cleft(width: number, height: number): Path2D {
  const shape = new Path2D()
  shape.moveTo(0, 0)
  shape.lineTo(width, 0)
  shape.lineTo(width, height - CORNER)
  shape.lineTo(width - CORNER, height)
  shape.lineTo(0, height)
  shape.closePath()
  return shape
}

function drawCover(draw: CanvasRenderingContext2D, image: HTMLImageElement) {
  const scale = Math.max(WIDTH / image.naturalWidth, COVER / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  draw.drawImage(image, (WIDTH - width) / 2, (COVER - height) / 2, width, height)
}

type Place = { top: number; height: number; width: number }

function drawStone(draw: CanvasRenderingContext2D, seed: string, { top, height, width }: Place) {
  const size = { width: WIDTH, height: COVER, bands: 14 }
  const { ground, bands } = agateBands(seed, 'carnelian', size)
  draw.save()
  draw.beginPath()
  draw.rect(0, top, width, height)
  draw.clip()
  draw.translate(0, top)
  draw.fillStyle = ground
  draw.fillRect(0, 0, WIDTH, height)
  for (const { path, color } of bands) {
    draw.fillStyle = color
    draw.fill(new Path2D(path))
  }
  draw.restore()
}

function drawWords(draw: CanvasRenderingContext2D, title: string, siteName: string) {
  const font = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily
  draw.textBaseline = 'alphabetic'
  draw.fillStyle = fixed.chalk
  draw.font = `800 ${TITLE.size}px ${font}`
  const measure = (text: string) => draw.measureText(text).width
  const lines = wrapText(title, WIDTH - 2 * MARGIN, TITLE.most, measure)
  for (const [index, line] of lines.entries()) draw.fillText(line, MARGIN, COVER + 116 + index * TITLE.line)
  draw.fillStyle = fixed.chalkMuted
  draw.font = `700 ${NAME_SIZE}px ${font}`
  draw.fillText(siteName, MARGIN, HEIGHT - 64)
}

function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Without cookies, and usable on a canvas where another origin allows it.
  image.crossOrigin = 'anonymous'
  image.src = address
  return image.decode().then(() => image)
}
