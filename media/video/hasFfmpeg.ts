import { execFile } from 'node:child_process'

let answer: Promise<boolean> | undefined

/** Whether this machine can convert videos: an `ffmpeg` on the path that can write H.264. Asked once. */
export function hasFfmpeg(): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    execFile('ffmpeg', ['-hide_banner', '-encoders'], { timeout: 10_000 }, (error, said) =>
      resolve(!error && said.includes(' libx264 ')),
    )
  })
  return answer
}
