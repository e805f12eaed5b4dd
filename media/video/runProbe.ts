import { execFile } from 'node:child_process'
import { UnreadableVideo } from './runFfmpeg.ts'

const LIMIT_SECONDS = 60
const MAX_ANSWER_BYTES = 1024 * 1024

/** What ffprobe, a part of ffmpeg, says about the streams of a local file. @throws UnreadableVideo */
export function runProbe(path: string, demuxer: 'mov' | 'avi', signal?: AbortSignal): Promise<unknown> {
  const source = ['-protocol_whitelist', 'file,pipe', '-f', demuxer, path]
  const options = { timeout: LIMIT_SECONDS * 1000, maxBuffer: MAX_ANSWER_BYTES, signal, killSignal: 'SIGKILL' as const }
  return new Promise((resolve, reject) => {
    execFile('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', ...source], options, (error, said, problem) => {
      if (!error) return resolve(JSON.parse(said))
      if (signal?.aborted) return reject(signal.reason as Error)
      if (error.code === 'ENOENT') return reject(new Error('ffprobe did not run', { cause: error }))
      reject(new UnreadableVideo(problem.trim() || error.message))
    })
  })
}
