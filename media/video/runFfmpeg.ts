import { spawn } from 'node:child_process'

type Limits = {
  seconds: number
  signal?: AbortSignal | undefined
  /** Called about once a second with the seconds of film that are done. */
  onTime?: (seconds: number) => void
}

export class UnreadableVideo extends Error {}

/**
 * One core at low priority, two gigabytes of output (in blocks) and, where supported, of memory (in kB). The CPU time
 * limit is twice our timeout, which fires first.
 */
const WITHIN_LIMITS =
  'ulimit -t "$1" && ulimit -f 4194304 && { ulimit -v 2097152 2>/dev/null || true; } && shift && exec nice -n 10 ffmpeg "$@"'
const QUIET = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
/** Exit codes when something other than the video ended it: SIGTERM, or a kill of the whole group. */
const STOPPED: unknown[] = [255, 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL']

/**
 * Restricted to local files, so that a video can't make it open URLs.
 * @param input a forced demuxer, so that a playlist named as a video is not read.
 * @throws UnreadableVideo when the video is the cause, Error otherwise.
 */
export function runFfmpeg(
  input: { path: string; demuxer: 'mov' | 'avi'; from?: number },
  output: string[],
  { seconds, signal, onTime }: Limits,
): Promise<void> {
  const start = input.from ? ['-ss', input.from.toFixed(2)] : []
  const source = ['-protocol_whitelist', 'file,pipe', '-threads', '1', ...start, '-f', input.demuxer, '-i', input.path]
  const report = onTime ? ['-progress', 'pipe:1', '-stats_period', '1'] : []
  const args = [...QUIET, ...report, ...source, '-threads', '1', ...output]
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', WITHIN_LIMITS, 'sh', String(2 * seconds), ...args], {
      stdio: ['ignore', onTime ? 'pipe' : 'ignore', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, done] = /out_time_us=(\d+)/.exec(chunk.toString('utf8')) ?? []
      if (done) onTime?.(Number(done) / 1_000_000)
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-2000)))
    let isLate = false
    const deadline = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, seconds * 1000)
    child.once('error', (error) => {
      clearTimeout(deadline)
      reject(error)
    })
    child.once('close', (code, killedBy) => {
      clearTimeout(deadline)
      if (code === 0) return resolve()
      if (isLate) return reject(new UnreadableVideo(`It took longer than ${seconds} s`))
      const isElsewhere = STOPPED.includes(killedBy ?? code) || said.includes('No space left')
      if (isElsewhere) return reject(new Error(`ffmpeg was stopped (${killedBy ?? code}): ${said.trim()}`))
      reject(new UnreadableVideo(said.trim() || `ffmpeg ended with ${killedBy ?? code}`))
    })
  })
}
