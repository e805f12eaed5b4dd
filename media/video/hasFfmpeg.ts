import { execFile } from 'node:child_process'

let answer: Promise<boolean> | undefined

/** With an H.264 encoder. Checked once. */
export function hasFfmpeg(): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    execFile('ffmpeg', ['-hide_banner', '-encoders'], { timeout: 10_000 }, (error, said) =>
      resolve(!error && said.includes(' libx264 ')),
    )
  })
  return answer
}
