import { createReadStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { FIRST_ID } from '../../../seed/bench/sizes.ts'
import type { Testbed } from '../createTestbed.ts'
import { type LoadResult, runLoad } from '../load.ts'
import { judge } from '../pace.ts'
import type { Row } from '../Row.ts'
import { watchMemory } from '../usage.ts'

const AT_ONCE = 3
const MIB = 1024 * 1024
const MAX_GROWTH_MB = 60
const demoVideo = fileURLToPath(new URL('../../../media/demo/films/crystal-field.mp4', import.meta.url))

export const uploads: Row = {
  name: 'uploads',
  size: 'large',
  run: async (testbed, report) => {
    const { site, limits, dataDir } = testbed
    const megabytes = process.argv.includes('--full') ? 1024 : 256
    const video = join(dataDir, 'large.mp4')
    await createLargeVideo(video, megabytes * MIB)

    const kept = Array.from({ length: AT_ONCE }, (_, index) => join(dataDir, `kept-${index}`))
    const bareMs = await timeOf(() => send(kept.map((path) => ({ url: `${limits.plainUrl}/keep${path}`, video }))))
    await Promise.all(kept.map((path) => rm(path, { force: true })))

    const addresses = await Promise.all(kept.map(() => createUploadUrl(testbed)))
    const memory = watchMemory(site.pid)
    const sending = timeOf(() => send(addresses.map((url) => ({ url, video, cookie: testbed.cookies.employee }))))
    const meanwhile = await readUntil(site.url, sending)
    const { before, highest } = memory.stop()
    const speed = (ms: number) => Math.round((AT_ONCE * megabytes) / (ms / 1000))
    const p99 = Math.max(...meanwhile.map((results) => results.p99))
    const isFlat = highest - before <= MAX_GROWTH_MB && meanwhile.every(({ failures }) => failures === 0)
    report({
      row: `${AT_ONCE} × ${megabytes} MiB uploads at once, other clients' reads`,
      target: 'limited by disk, memory +≤ 60 MB, other clients p99 ≤ 100 ms',
      meets: judge(testbed.pace, (slower) => isFlat && p99 <= 100 * slower),
      product: { p99 },
      memory: highest,
      pace: testbed.pace,
      note: `${speed(await sending)} MB/s, bare ${speed(bareMs)} MB/s alone, memory +${Math.round(highest - before)} MB`,
    })
    await rm(video, { force: true })
  },
}

/** Padded with a `free` box. */
async function createLargeVideo(path: string, bytes: number): Promise<void> {
  const video = await readFile(demoVideo)
  const rest = Buffer.alloc(8)
  rest.writeUInt32BE(bytes - video.length)
  rest.write('free', 4)
  const handle = await open(path, 'w')
  await handle.write(Buffer.concat([video, rest]))
  await handle.truncate(bytes)
  await handle.close()
}

async function createUploadUrl({ site, cookies }: Testbed): Promise<string> {
  const answer = await fetch(`${site.url}/api/objects/upload`, {
    method: 'POST',
    headers: { Cookie: cookies.employee },
  })
  return ((await answer.json()) as { uploadURL: string }).uploadURL
}

type Sent = { url: string; video: string; cookie?: string }

const send = (all: Sent[]): Promise<unknown> => Promise.all(all.map(sendOne))

async function sendOne({ url, video, cookie }: Sent): Promise<void> {
  const outgoing = request(url, { method: 'PUT', headers: { ...(cookie && { Cookie: cookie }) } })
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    outgoing.on('error', reject)
  })
  await pipeline(createReadStream(video), outgoing)
  if ((await status) !== 200) throw new Error(`The upload answered ${await status}`)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function readUntil(siteUrl: string, done: Promise<unknown>): Promise<LoadResult[]> {
  const loadRequests = Array.from({ length: 200 }, (_, index) => ({ path: `/api/posts/${FIRST_ID + 1 + index}` }))
  const rounds: LoadResult[] = []
  let isDone = false
  const end = () => void (isDone = true)
  void done.then(end, end)
  do rounds.push(await runLoad({ url: siteUrl, loadRequests, connections: 8, seconds: 1 }))
  while (!isDone)
  return rounds
}
