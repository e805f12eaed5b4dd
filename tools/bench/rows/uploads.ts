import { createReadStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { FIRST_ID } from '../../../seed/bench/fillDatabase.ts'
import type { Ground } from '../ground.ts'
import { type Fired, fire } from '../load.ts'
import { judge } from '../pace.ts'
import type { Row } from '../Row.ts'
import { watchMemory } from '../usage.ts'

const AT_ONCE = 3
const MIB = 1024 * 1024
const MAY_GROW = 60
const demoFilm = fileURLToPath(new URL('../../../media/demo/films/crystal-field.mp4', import.meta.url))

/** Three large films at once, while others go on reading. `--full` sends 1 GiB each. */
export const uploads: Row = {
  name: 'uploads',
  size: 'large',
  run: async (ground, tell) => {
    const { site, limits, dataDir } = ground
    const megabytes = process.argv.includes('--full') ? 1024 : 256
    const film = join(dataDir, 'large.mp4')
    await makeLargeFilm(film, megabytes * MIB)

    const kept = Array.from({ length: AT_ONCE }, (_, index) => join(dataDir, `kept-${index}`))
    const bareMs = await timeOf(() => send(kept.map((path) => ({ url: `${limits.plainUrl}/keep${path}`, film }))))
    await Promise.all(kept.map((path) => rm(path, { force: true })))

    const addresses = await Promise.all(kept.map(() => ticket(ground)))
    const memory = watchMemory(site.pid)
    const sending = timeOf(() => send(addresses.map((url) => ({ url, film, cookie: ground.cookies.employee }))))
    const meanwhile = await readWhile(site.url, sending)
    const { before, highest } = memory.stop()
    const speed = (ms: number) => Math.round((AT_ONCE * megabytes) / (ms / 1000))
    const p99 = Math.max(...meanwhile.map((fired) => fired.p99))
    const isFlat = highest - before <= MAY_GROW && meanwhile.every(({ failures }) => failures === 0)
    tell({
      row: `${AT_ONCE} × ${megabytes} MiB uploads at once, others' reads`,
      target: 'limited by disk, memory +≤ 60 MB, others p99 ≤ 100 ms',
      meets: judge(ground.pace, (slower) => isFlat && p99 <= 100 * slower),
      product: { p99 },
      memory: highest,
      pace: ground.pace,
      note: `${speed(await sending)} MB/s, bare ${speed(bareMs)} MB/s alone, memory +${Math.round(highest - before)} MB`,
    })
    await rm(film, { force: true })
  },
}

/** A real film with nothing behind it: as long as wanted, and still what it says it is. */
async function makeLargeFilm(path: string, bytes: number): Promise<void> {
  const film = await readFile(demoFilm)
  const rest = Buffer.alloc(8)
  rest.writeUInt32BE(bytes - film.length)
  rest.write('free', 4)
  const handle = await open(path, 'w')
  await handle.write(Buffer.concat([film, rest]))
  await handle.truncate(bytes)
  await handle.close()
}

async function ticket({ site, cookies }: Ground): Promise<string> {
  const answer = await fetch(`${site.url}/api/objects/upload`, {
    method: 'POST',
    headers: { Cookie: cookies.employee },
  })
  return ((await answer.json()) as { uploadURL: string }).uploadURL
}

type Sent = { url: string; film: string; cookie?: string }

const send = (all: Sent[]): Promise<unknown> => Promise.all(all.map(sendOne))

async function sendOne({ url, film, cookie }: Sent): Promise<void> {
  const outgoing = request(url, { method: 'PUT', headers: { ...(cookie && { Cookie: cookie }) } })
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    outgoing.on('error', reject)
  })
  await pipeline(createReadStream(film), outgoing)
  if ((await status) !== 200) throw new Error(`The upload answered ${await status}`)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Reads posts one second after the other until something is done. */
async function readWhile(siteUrl: string, done: Promise<unknown>): Promise<Fired[]> {
  const shots = Array.from({ length: 200 }, (_, index) => ({ path: `/api/posts/${FIRST_ID + 1 + index}` }))
  const rounds: Fired[] = []
  let isDone = false
  const end = () => void (isDone = true)
  void done.then(end, end)
  do rounds.push(await fire({ url: siteUrl, shots, connections: 8, seconds: 1 }))
  while (!isDone)
  return rounds
}
