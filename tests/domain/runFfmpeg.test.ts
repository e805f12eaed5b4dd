import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitSeconds } from '#media/video/convertVideo.ts'
import { halfOfCores, parseRanges } from '#media/video/halfOfCores.ts'
import { runFfmpeg, UnreadableVideo } from '#media/video/runFfmpeg.ts'

let folder: string
const path = process.env['PATH']
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-ffmpeg-'))
  process.env['PATH'] = `${folder}${delimiter}${path}`
})
afterEach(async () => {
  process.env['PATH'] = path
  await rm(folder, { recursive: true, force: true })
})

async function ffmpegIs(script: string): Promise<void> {
  await writeFile(join(folder, 'ffmpeg'), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, 'ffmpeg'), 0o755)
}
const run = (signal?: AbortSignal) => runFfmpeg({ path: '/film', demuxer: 'mov' }, ['/out.mp4'], { seconds: 2, signal })

it('ffmpeg runs at low priority with limits on time, size and memory, on local files of one format', async () => {
  const said = join(folder, 'said')
  await ffmpegIs(`{ ulimit -t; ulimit -f; ulimit -v; nice; echo "$@"; } > ${said}`)
  await run()
  const [seconds, blocks, kilobytes, niceness, args] = (await readFile(said, 'utf8')).split('\n')
  expect(seconds).toBe('4')
  expect(Number(blocks)).toBeGreaterThan(0)
  expect(Number(kilobytes)).toBe(2 * 1024 * 1024)
  expect(Number(niceness)).toBe(19)
  expect(args).toMatch(/-protocol_whitelist file,pipe -threads \d+ -f mov -i \/film -threads \d+ \/out\.mp4$/)
})

it('a conversion may take six times the duration plus five minutes, at most three hours', () => {
  expect([10, 3.334, 600, 1800, null].map(limitSeconds)).toEqual([360, 321, 3900, 10_800, 10_800])
})

it('ffmpeg that uses too much CPU time is killed and the video is rejected', async () => {
  await ffmpegIs('while :; do :; done')
  await expect(run()).rejects.toThrow(UnreadableVideo)
})

it('ffmpeg that idles for too long is killed too', async () => {
  await ffmpegIs('exec tail -f /dev/null')
  await expect(run()).rejects.toThrow('It took longer than 2 s')
})

it('a film is not refused because a busy site let its conversion wait', async () => {
  await ffmpegIs('sleep 3')
  await runFfmpeg({ path: '/film', demuxer: 'mov' }, ['/out.mp4'], { seconds: 2, urgency: 'canWait' })
})

const isLinux = existsSync('/proc/self/stat')
it.skipIf(!isLinux)('a conversion stands still while the site is busy, and until more urgent work is done', async () => {
  const pid = join(folder, 'pid')
  const isOver = join(folder, 'over')
  await ffmpegIs(`
    case "$*" in */poster.jpg) until [ -e ${isOver} ]; do sleep 0.05; done; exit;; esac
    echo $$ > ${pid}; exec tail -f /dev/null`)
  const isStopped = async () =>
    /\) T /.test(await readFile(`/proc/${(await readFile(pid, 'utf8')).trim()}/stat`, 'utf8'))
  const ending = new AbortController()
  const film = { path: '/film', demuxer: 'mov' } as const
  const limits = { seconds: 20, urgency: 'canWait', signal: ending.signal } as const
  const conversion = runFfmpeg(film, ['/out.mp4'], limits).catch(() => 'ended')
  const requests = setInterval(() => {
    const end = performance.now() + 20
    while (performance.now() < end);
  }, 60)
  try {
    await vi.waitFor(async () => expect(await isStopped()).toBe(true), 8000)
    const poster = runFfmpeg(film, ['/poster.jpg'], { seconds: 20 })
    clearInterval(requests)
    await sleep(1000)
    expect(await isStopped()).toBe(true)
    await writeFile(isOver, '')
    await poster
    await vi.waitFor(async () => expect(await isStopped()).toBe(false), 8000)
  } finally {
    clearInterval(requests)
    ending.abort()
  }
  expect(await conversion).toBe('ended')
})

it.each([
  ['says what is wrong with the video', 'echo "moov atom not found" >&2; exit 1', UnreadableVideo],
  ['crashes on the video', 'kill -SEGV $$', UnreadableVideo],
  ['is told to stop', 'exit 255', Error],
  ['is killed by the system', 'kill -KILL $$', Error],
  ['runs out of disk space', 'echo "No space left on device" >&2; exit 1', Error],
])('ffmpeg that %s is retried only when that may help', async (_, script, reason) => {
  await ffmpegIs(script)
  const error: unknown = await run().catch((problem: unknown) => problem)
  expect(Object.getPrototypeOf(error)).toBe(reason.prototype)
})

it('ffmpeg ends when its caller aborts', async () => {
  await ffmpegIs('exec tail -f /dev/null')
  await expect(run(AbortSignal.timeout(100))).rejects.toThrow(/abort/)
})

it.skipIf(!existsSync('/proc/self/autogroup'))(
  'ffmpeg that takes long has a session of low priority on half of the cores',
  async () => {
    const said = join(folder, 'said')
    await ffmpegIs(`{ cat /proc/self/autogroup; grep Cpus_allowed_list /proc/self/status; } > ${said}`)
    await runFfmpeg({ path: '/film', demuxer: 'mov' }, ['/out.mp4'], { seconds: 20, urgency: 'canWait' })
    const [group = '', cores = ''] = (await readFile(said, 'utf8')).split('\n')
    expect(group).toMatch(/nice 19$/)
    expect(group).not.toBe((await readFile('/proc/self/autogroup', 'utf8')).trim())
    expect(parseRanges(cores.split('\t')[1] ?? '')).toHaveLength(halfOfCores().count)
  },
)
