import { open } from 'node:fs/promises'
import { join } from 'node:path'

type Hdr = 'pq' | 'hlg'
type Rgb = [number, number, number]

const STEPS = 49
/** White of a page or a face in the sun, in nits (ITU-R BT.2408). */
const WHITE_NITS = 203
const PEAK_NITS = 1000
/** Of white: what is darker stays as it is, what is brighter is compressed. */
const KNEE = 0.6

/**
 * Writes a table of colors for ffmpeg's `lut3d`: from HDR in BT.2020 to what usual screens show, BT.709. Every build of ffmpeg
 * has that filter, while `zscale` is often missing.
 *
 * @returns its path.
 */
export async function writeToneTable(hdr: Hdr, folder: string): Promise<string> {
  const path = join(folder, `${hdr}.cube`)
  const steps = Array.from({ length: STEPS }, (_, step) => lightOf(hdr, step / (STEPS - 1)))
  const file = await open(path, 'w')
  try {
    await file.write(`LUT_3D_SIZE ${STEPS}\n`)
    // In slices, between which the site answers.
    for (const blue of steps) {
      const slice = steps.flatMap((green) => steps.map((red) => `${toScreen([red, green, blue]).join(' ')}\n`))
      await file.write(slice.join(''))
    }
  } finally {
    await file.close()
  }
  return path
}

/** @param color 0 to 1, as encoded. */
export const toneMap = (hdr: Hdr, color: Rgb): Rgb => toScreen(color.map((value) => lightOf(hdr, value)) as Rgb)

/** As a part of white. */
const lightOf = (hdr: Hdr, value: number): number => (hdr === 'pq' ? pqLight(value) : hlgLight(value)) / WHITE_NITS

function toScreen(color: Rgb): Rgb {
  const light = toBt709(color)
  const most = Math.max(...light)
  // All three by the same factor, so that bright colors keep their hue.
  const factor = most > KNEE ? compress(most) / most : 1
  return light.map((value) => Math.round(1e5 * Math.min(1, value * factor) ** (1 / 2.4)) / 1e5) as Rgb
}

/** SMPTE ST 2084, in nits. */
function pqLight(value: number): number {
  const root = value ** (1 / 78.84375)
  return 10_000 * (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
}

/** ARIB STD-B67 on a screen of 1,000 nits, each color by itself, as zimg does. */
function hlgLight(value: number): number {
  const scene = value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
  return PEAK_NITS * scene ** 1.2
}

/** From BT.2020. Colors that BT.709 lacks become its nearest. */
const toBt709 = ([red, green, blue]: Rgb): Rgb => [
  Math.max(0, 1.6605 * red - 0.5876 * green - 0.0728 * blue),
  Math.max(0, -0.1246 * red + 1.1329 * green - 0.0083 * blue),
  Math.max(0, -0.0182 * red - 0.1006 * green + 1.1187 * blue),
]

/** Straight up to the knee, then a curve of the same slope that reaches 1 at the peak. */
function compress(light: number): number {
  const peak = PEAK_NITS / WHITE_NITS
  const [range, excess] = [1 - KNEE, Math.min(light, peak) - KNEE]
  const bend = 1 / range - 1 / (peak - KNEE)
  return KNEE + excess / (1 + excess * bend)
}
