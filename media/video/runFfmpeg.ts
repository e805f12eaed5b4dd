import { type ChildProcess, spawn } from 'node:child_process'
import { beside } from './beside.ts'
import { giveWay } from './giveWay.ts'
import { halfOfCores } from './halfOfCores.ts'
import { oneAtATime, type Urgency } from './oneAtATime.ts'

type Limits = {
  /** For somebody who waits; CPU time may be twice as long. */
  seconds: number
  signal?: AbortSignal | undefined
  /** Called about once a second with the seconds of film that are done. */
  onTime?: (seconds: number) => void
  /** By default somebody waits for it. */
  urgency?: Urgency
}

export class UnreadableVideo extends Error {}

/** Two gigabytes of output (in blocks) and, where supported, of memory (in kB). */
const WITHIN_LIMITS =
  'ulimit -t "$1" && ulimit -f 4194304 && { ulimit -v 2097152 2>/dev/null || true; } && shift && exec "$@"'
/** Work that the site puts behind everything else may take this many times as long. */
const PATIENCE = 4
const QUIET = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
/** Exit codes when something other than the video ended it: SIGTERM, or a kill of the whole group. */
const STOPPED: unknown[] = [255, 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL']

/**
 * Restricted to local files, so that a video can't make it open URLs. One ffmpeg works at a time: the others wait, or stand
 * still, and that doesn't count as their time.
 *
 * @param input a forced demuxer, so that a playlist named as a video is not read.
 * @throws UnreadableVideo when the video is the cause, Error otherwise.
 */
export async function runFfmpeg(
  input: { path: string; demuxer: 'mov' | 'avi'; from?: number },
  output: string[],
  { seconds, signal, onTime, urgency = 'somebodyWaits' }: Limits,
): Promise<void> {
  const { count } = halfOfCores()
  const threads = ['-threads', String(count)]
  const start = input.from ? ['-ss', input.from.toFixed(2)] : []
  const source = ['-protocol_whitelist', 'file,pipe', ...threads, ...start, '-f', input.demuxer, '-i', input.path]
  const report = onTime ? ['-progress', 'pipe:1', '-stats_period', '1'] : []
  const filterThreads = ['-filter_threads', String(count), '-filter_complex_threads', String(count)]
  const args = [...QUIET, ...report, ...filterThreads, ...source, ...threads, ...output]
  const isLong = urgency !== 'somebodyWaits'
  const command = [...(await beside({ isLong })), 'ffmpeg', ...args]
  const begin = () => {
    const child = spawn('/bin/sh', ['-c', WITHIN_LIMITS, 'sh', String(2 * seconds), ...command], {
      stdio: ['ignore', onTime ? 'pipe' : 'ignore', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, done] = /out_time_us=(\d+)/.exec(chunk.toString('utf8')) ?? []
      if (done) onTime?.(Number(done) / 1_000_000)
    })
    const work = watch(child, isLong ? PATIENCE * seconds : seconds)
    if (!isLong) return work
    const end = giveWay({ pause: () => work.pause('busySite'), resume: () => work.resume('busySite') })
    return { ...work, done: work.done.finally(end) }
  }
  return oneAtATime(urgency, begin, signal)
}

type PauseReason = 'urgentWork' | 'busySite'

/** The process runs while there is no reason for it to stand still. */
function watch(child: ChildProcess, seconds: number) {
  const pauses = new Set<PauseReason>()
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-2000)))
  const deadline = pausableTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => {
      deadline.pause()
      reject(error)
    })
    child.once('close', (code, killedBy) => {
      deadline.pause()
      if (code === 0) return resolve()
      if (deadline.isOver()) return reject(new UnreadableVideo(`It took longer than ${seconds} s`))
      const isElsewhere = STOPPED.includes(killedBy ?? code) || said.includes('No space left')
      if (isElsewhere) return reject(new Error(`ffmpeg was stopped (${killedBy ?? code}): ${said.trim()}`))
      reject(new UnreadableVideo(said.trim() || `ffmpeg ended with ${killedBy ?? code}`))
    })
  })
  return {
    done,
    pause: (reason: PauseReason = 'urgentWork') => {
      if (pauses.size === 0) {
        deadline.pause()
        child.kill('SIGSTOP')
      }
      pauses.add(reason)
    },
    resume: (reason: PauseReason = 'urgentWork') => {
      pauses.delete(reason)
      if (pauses.size > 0) return
      deadline.resume()
      child.kill('SIGCONT')
    },
  }
}

function pausableTimeout(end: () => void, ms: number) {
  let left = ms
  let since = Date.now()
  let isOver = false
  const start = () => {
    since = Date.now()
    return setTimeout(() => {
      isOver = true
      end()
    }, left)
  }
  let timer = start()
  return {
    isOver: () => isOver,
    pause: () => {
      clearTimeout(timer)
      left -= Date.now() - since
    },
    resume: () => {
      timer = start()
    },
  }
}
