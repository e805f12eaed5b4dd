import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DemoFile } from './DemoFile.ts'

const run = promisify(execFile)
const SECONDS = 4

/** Films as cameras and phones record them, which the site converts. Each is a part of another one, which is made first. */
type Recording = {
  name: string
  from: string
  alt: string
  width: number
  height: number
  coding: string[]
  inputs?: string[]
}

const HEVC = ['-c:v', 'libx265', '-crf', '30', '-tag:v', 'hvc1', '-x265-params', 'log-level=none']
const TO_HDR =
  'scale=out_color_matrix=bt709,zscale=min=bt709:tin=bt709:pin=bt709:rin=tv:m=2020_ncl:t=smpte2084:p=2020:npl=203,format=yuv420p10le'

const recordings: Recording[] = [
  {
    name: 'dawn-in-hdr',
    from: 'ridges-dawn-to-dusk',
    alt: 'The sun rises behind blue ridges, recorded in HDR',
    width: 960,
    height: 540,
    coding: ['-vf', TO_HDR, ...HEVC, '-c:a', 'copy'],
  },
  {
    name: 'crystals-upright',
    from: 'crystal-field',
    alt: 'Amethyst needles, recorded with a phone held upright',
    width: 304,
    height: 540,
    coding: ['-vf', 'crop=304:540', ...HEVC, '-c:a', 'copy'],
  },
  {
    name: 'night-flight-with-two-sounds',
    from: 'night-map-flight',
    alt: 'Flight over a dark contour map, with a second sound track',
    width: 960,
    height: 540,
    inputs: ['-f', 'lavfi', '-i', `sine=frequency=220:duration=${SECONDS}`],
    coding: ['-map', '0:v', '-map', '0:a', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '40k'],
  },
]

export async function makeRecordings(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  await mkdir(join(folder, 'recordings'), { recursive: true })
  const made: DemoFile[] = []
  for (const { name, from, alt, width, height, coding, inputs = [] } of recordings) {
    const file = `recordings/${name}.mov`
    const source = ['-i', join(folder, `films/${from}.mp4`), ...inputs, '-t', String(SECONDS)]
    const container = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
    if (isWanted(name))
      await run('ffmpeg', ['-v', 'error', '-y', ...source, ...coding, ...container, join(folder, file)])
    made.push({ file, kind: 'video', seconds: SECONDS, width, height, alt })
  }
  return made
}
