import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { demoFile } from '../support/uploads.ts'

type Color = [red: number, green: number, blue: number]

/** What must come of a picture. */
export type PictureResult = {
  /** As shown. By default 1280 × 960. */
  size?: [width: number, height: number]
  /** In the middle, of each size. */
  color?: Color
  /** Upper left. */
  corner?: Color
  /** By the gallery, with this reason, and by photos of stones and finds. */
  refused?: RegExp
}

export type PictureCase = {
  name: string
  /** Where, or how, people reported it to photo servers, blogs and shops. */
  report: string
  make: () => Promise<Buffer>
  becomes: PictureResult
}

const beach = () => readFile(demoFile('gallery/morning-beach.jpg'))
const drawn = (change: (picture: Sharp) => Sharp) => async () => change(sharp(await beach())).toBuffer()
const cut = (make: () => Promise<Buffer>, left: number) => async () => {
  const bytes = await make()
  return bytes.subarray(0, left < 0 ? left : Math.floor(bytes.length * left))
}

const RED: Color = [190, 40, 30]
const BLUE: Color = [0, 80, 200]
const plain = (width: number, height: number, [r, g, b]: Color = RED) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } })

/** The last three bytes of the scan’s header are zeros, as phones write them. */
function wrongScan(make: () => Promise<Buffer>) {
  return async () => {
    const bytes = Buffer.from(await make())
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda, 0x00, 0x0c]))
    return Buffer.from(bytes.fill(0, scan + 11, scan + 14))
  }
}

/** Frames of different colors. */
async function moving(type: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all([RED, BLUE].map((color) => plain(64, 48, color).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    [type]({ delay: [100, 100] })
    .toBuffer()
}

/** A PNG with the chunk that begins an animation. */
async function movingPng(): Promise<Buffer> {
  const png = await plain(64, 48).png().toBuffer()
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

/** The last scan of a progressive JPEG, a thousand times. */
async function manyPasses(): Promise<Buffer> {
  const jpeg = await plain(2000, 2000).jpeg({ progressive: true }).toBuffer()
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 1000 }, () => scan), jpeg.subarray(-2)])
}

const box = (type: string, brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${type}`), Buffer.alloc(200)])

/** @param spot where the upper left corner of the upright picture is in the file. */
const turned = (orientation: number, spot: 'northwest' | 'northeast' | 'southeast' | 'southwest'): PictureCase => ({
  name: `EXIF orientation ${orientation}`,
  report: 'https://github.com/h2non/imaginary/issues/284',
  make: async () =>
    plain(300, 200)
      .composite([{ input: await plain(60, 60, BLUE).png().toBuffer(), gravity: spot }])
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer(),
  becomes: { size: orientation > 4 ? [200, 300] : [300, 200], color: RED, corner: BLUE },
})

const READ: PictureCase[] = [
  {
    name: 'a wrong start-of-scan header',
    report: 'https://github.com/lovell/sharp/issues/1578',
    make: wrongScan(beach),
    becomes: {},
  },
  {
    name: 'no end marker',
    report: 'The camera leaves out the last two bytes; every browser shows the photo.',
    make: cut(beach, -2),
    becomes: {},
  },
  { name: 'half an end marker', report: 'A copy that lacks its last byte.', make: cut(beach, -1), becomes: {} },
  {
    name: 'a wrong start-of-scan header and no end marker',
    report: 'https://github.com/lovell/sharp/issues/2780',
    make: cut(wrongScan(beach), -2),
    becomes: {},
  },
  {
    name: 'a progressive JPEG',
    report: 'Saved “for web”.',
    make: drawn((picture) => picture.jpeg({ progressive: true })),
    becomes: {},
  },
  {
    name: 'a progressive JPEG without its end marker',
    report: 'Downloaded from a photo service.',
    make: cut(
      drawn((picture) => picture.jpeg({ progressive: true })),
      -2,
    ),
    becomes: {},
  },
  {
    name: 'other data after the end',
    report: 'A motion photo carries a film behind the picture.',
    make: async () => Buffer.concat([await beach(), Buffer.from('MotionPhoto_Data'), Buffer.alloc(5000, 7)]),
    becomes: {},
  },
  {
    name: 'CMYK',
    report: 'https://github.com/openfoodfacts/openfoodfacts-server/issues/1663',
    make: () => plain(300, 200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    // This red, printed and read again.
    becomes: { size: [300, 200], color: [192, 29, 7] },
  },
  {
    name: 'Display P3',
    report: 'iPhone photos lose their strong reds.',
    make: () => plain(300, 200).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    becomes: { size: [300, 200], color: RED },
  },
  {
    name: '16 bits',
    report: 'A scanner’s PNG is black.',
    make: () => plain(300, 200).toColourspace('rgb16').png().toBuffer(),
    becomes: { size: [300, 200], color: RED },
  },
  {
    name: 'a palette',
    report: 'A PNG with eight colors fails.',
    make: () => plain(300, 200).png({ palette: true, colours: 8 }).toBuffer(),
    becomes: { size: [300, 200], color: RED },
  },
  {
    name: 'gray',
    report: 'Black-and-white scans.',
    make: () => plain(300, 200, [90, 90, 90]).toColourspace('b-w').jpeg().toBuffer(),
    becomes: { size: [300, 200], color: [90, 90, 90] },
  },
  {
    name: 'a PNG without its last chunk',
    report: 'A screenshot that other sites accept.',
    make: cut(() => plain(300, 200).png().toBuffer(), -12),
    becomes: { size: [300, 200], color: RED },
  },
  {
    name: 'a color profile of half a megabyte',
    report: 'The scanner’s files are damaged, the site says.',
    make: withLargeProfile,
    becomes: { size: [300, 200], color: RED },
  },
  {
    name: 'orientation 6 in a WebP',
    report: 'Only my WebP photos lie on their side.',
    make: () => plain(300, 200).withMetadata({ orientation: 6 }).webp().toBuffer(),
    becomes: { size: [200, 300], color: RED },
  },
  {
    name: 'several passes and 16 gray levels with transparency',
    report: 'An interlaced PNG of a scan is black.',
    make: () =>
      plain(300, 200, [90, 90, 90]).ensureAlpha().toColourspace('grey16').png({ progressive: true }).toBuffer(),
    becomes: { size: [300, 200], color: [90, 90, 90] },
  },
  turned(1, 'northwest'),
  turned(2, 'northeast'),
  turned(3, 'southeast'),
  turned(4, 'southwest'),
  turned(5, 'northwest'),
  turned(6, 'southwest'),
  turned(7, 'southeast'),
  turned(8, 'northeast'),
]

/** With a profile of half a megabyte, as some scanners write it. */
async function withLargeProfile(): Promise<Buffer> {
  const jpeg = await plain(300, 200).withIccProfile('srgb').jpeg({ quality: 95 }).toBuffer()
  const { icc = Buffer.alloc(0) } = await sharp(jpeg).metadata()
  const profile = Buffer.concat([icc, Buffer.alloc(500_000)])
  profile.writeUInt32BE(profile.length, 0)
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-profile-'))
  try {
    await writeFile(join(folder, 'large.icc'), profile)
    return await plain(300, 200).withIccProfile(join(folder, 'large.icc')).jpeg({ quality: 95 }).toBuffer()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const LONG: PictureCase[] = [
  {
    name: '1 × 20,000 pixels',
    report: 'A line that a script drew.',
    make: () => plain(1, 20_000).png().toBuffer(),
    becomes: { size: [1, 20_000], color: RED },
  },
  {
    name: '800 × 30,000 pixels',
    report: 'https://github.com/immich-app/immich/issues/9500',
    make: () => plain(800, 30_000).jpeg().toBuffer(),
    becomes: { size: [800, 30_000], color: RED },
  },
  {
    name: '640 × 17,000 pixels',
    report: 'https://github.com/weserv/images/issues/260',
    make: () => plain(640, 17_000).png().toBuffer(),
    becomes: { size: [640, 17_000], color: RED },
  },
  {
    name: '640 × 17,000 transparent pixels',
    report: 'The same, of a window.',
    make: () => plain(640, 17_000).ensureAlpha(0.999).png().toBuffer(),
    becomes: { size: [640, 17_000], color: RED },
  },
  {
    name: '30,000 × 800 pixels',
    report: 'https://github.com/weserv/images/issues/471',
    make: () => plain(30_000, 800).jpeg().toBuffer(),
    becomes: { size: [30_000, 800], color: RED },
  },
  {
    name: '16,383 × 40 pixels in a WebP',
    report: 'As wide as WebP can be.',
    make: () => plain(16_383, 40).webp().toBuffer(),
    becomes: { size: [16_383, 40], color: RED },
  },
  {
    name: '400 × 70,000 pixels',
    report: 'https://github.com/lovell/sharp/issues/2962',
    make: () => plain(400, 70_000).png().toBuffer(),
    becomes: { refused: /65,500 pixels/ },
  },
  {
    name: '41 megapixels',
    report: 'The limit is said.',
    make: () => plain(8200, 5000).jpeg().toBuffer(),
    becomes: { refused: /40 megapixels/ },
  },
]

const REFUSED: PictureCase[] = [
  {
    name: 'half of a JPEG',
    report: 'The upload broke off.',
    make: cut(beach, 0.5),
    becomes: { refused: /can’t read/ },
  },
  {
    name: 'half of a progressive JPEG',
    report: 'The download broke off.',
    make: cut(
      drawn((picture) => picture.jpeg({ progressive: true })),
      0.5,
    ),
    becomes: { refused: /can’t read/ },
  },
  {
    name: 'half of a JPEG with a wrong start-of-scan header',
    report: 'Samsung, broken off.',
    make: cut(wrongScan(beach), 0.5),
    becomes: { refused: /can’t read/ },
  },
  {
    name: 'half of a PNG',
    report: 'The upload broke off.',
    make: cut(
      drawn((picture) => picture.resize(400).png()),
      0.5,
    ),
    becomes: { refused: /can’t read/ },
  },
  {
    name: 'half of a WebP',
    report: 'The upload broke off.',
    make: cut(
      drawn((picture) => picture.webp()),
      0.5,
    ),
    becomes: { refused: /can’t read/ },
  },
  {
    name: 'an animated WebP',
    report: 'https://github.com/thumbor/thumbor/issues/1889',
    make: () => moving('webp'),
    becomes: { refused: /animated pictures/ },
  },
  {
    name: 'an animated PNG',
    report: 'My animation stands still on the site.',
    make: movingPng,
    becomes: { refused: /animated pictures/ },
  },
  {
    name: 'an animated GIF',
    report: 'Nothing says which files are accepted.',
    make: () => moving('gif'),
    becomes: { refused: /JPG, PNG and WebP/ },
  },
  {
    name: 'HEIC',
    report: 'Photos from my iPhone (HEIC).',
    make: async () => box('heic', 'heic'),
    becomes: { refused: /JPG, PNG and WebP/ },
  },
  {
    name: 'AVIF',
    report: 'An AVIF from the web.',
    make: () => plain(64, 48).avif({ effort: 0 }).toBuffer(),
    becomes: { refused: /JPG, PNG and WebP/ },
  },
  {
    name: 'SVG',
    report: 'My logo is an SVG.',
    make: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'),
    becomes: { refused: /JPG, PNG and WebP/ },
  },
  {
    name: 'a picture and more passes than any camera writes',
    report: 'A small file that keeps a server busy for minutes.',
    make: manyPasses,
    becomes: { refused: /can’t read/ },
  },
  {
    name: 'TIFF',
    report: 'The scanner’s own format.',
    make: () => plain(64, 48).tiff().toBuffer(),
    becomes: { refused: /JPG, PNG and WebP/ },
  },
]

/** A new report becomes a new row. */
export const pictureCases: PictureCase[] = [...READ, ...LONG, ...REFUSED]
