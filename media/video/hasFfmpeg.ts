import { execFile } from 'node:child_process'

/** Small builds lack some of them. */
const FILTERS = ['bwdif', 'fps', 'loudnorm', 'lut3d', 'scale', 'sidedata', 'tile']

let answer: Promise<boolean> | undefined

/** With an H.264 encoder and the filters that films need. Checked once. */
export function hasFfmpeg(): Promise<boolean> {
  answer ??= Promise.all([ask('-encoders'), ask('-filters')]).then(
    ([encoders, filters]) => hasAll(encoders, ['libx264']) && hasAll(filters, FILTERS),
  )
  return answer
}

const hasAll = (list: string, names: string[]): boolean => names.every((name) => list.includes(` ${name} `))

const ask = (what: string): Promise<string> =>
  new Promise((resolve) => {
    execFile('ffmpeg', ['-hide_banner', what], { timeout: 10_000 }, (error, said) => resolve(error ? '' : said))
  })
