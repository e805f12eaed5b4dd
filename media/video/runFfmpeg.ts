import { spawn } from 'node:child_process'

type Limits = { seconds: number; signal?: AbortSignal }

/** The video itself is the reason: trying again would not help. */
export class UnreadableVideo extends Error {}

/**
 * One processor at most, behind everything else, with a limited result: two gigabytes in blocks. The limit on its own
 * time ends it where nobody is left to: twice what we wait, so that ours comes first. Two gigabytes of memory, in
 * kilobytes, where the system counts it.
 */
const WITHIN_LIMITS =
  'ulimit -t "$1" && ulimit -f 4194304 && { ulimit -v 2097152 2>/dev/null || true; } && shift && exec nice -n 10 ffmpeg "$@"'
const QUIET = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
/** How it ends when somebody else ended it, not the video: told to stop, or killed with everything around it. */
const STOPPED: unknown[] = [255, 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL']

/**
 * Runs ffmpeg on files of this machine and nothing else: a video cannot make it open addresses.
 *
 * @param input its demuxer, forced: a playlist that calls itself a video stays unread.
 * @throws UnreadableVideo when the video is the reason, Error when something else is.
 */
export function runFfmpeg(
  input: { path: string; demuxer: 'mov' | 'avi'; from?: number },
  output: string[],
  { seconds, signal }: Limits,
): Promise<void> {
  const start = input.from ? ['-ss', input.from.toFixed(2)] : []
  const source = ['-protocol_whitelist', 'file,pipe', '-threads', '1', ...start, '-f', input.demuxer, '-i', input.path]
  const args = [...QUIET, ...source, '-threads', '1', ...output]
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', WITHIN_LIMITS, 'sh', String(2 * seconds), ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-2000)))
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
