import { execFileSync } from 'node:child_process'
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../bin/demo/ports.ts'
import { openDatabase } from '../database.ts'
import type { Ground } from '../ground.ts'
import { hasOwnMounts } from '../ownMounts.ts'
import type { Row } from '../Row.ts'
import { startTraffic, tally, unexplained } from '../traffic.ts'
import { picture, send, uploadAddress } from '../uploads.ts'
import { sleep, until } from '../wait.ts'

const NOT_HERE = 'needs root on Linux, to mount a small disk'

/** A small disk of its own for what is to be full. */
async function smallDisk(ground: Ground, name: string, megabytes: number): Promise<string> {
  const folder = join(ground.dataDir, name)
  await mkdir(folder)
  await chmod(folder, 0o755)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  return folder
}

async function fill(folder: string): Promise<string> {
  const file = join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize)))
  return file
}

/** No room for files that are uploaded, then none for the database. */
export const diskFull: Row = {
  name: 'disk-full',
  fault: 'F15',
  run: async (ground, tell) => {
    if (!hasOwnMounts()) {
      tell({ what: 'the disk is full', figure: NOT_HERE, goal: '507 and 503, recovery ≤ 10 s', holds: null })
      return
    }
    await ofFiles(ground, tell)
    await ofDatabase(ground, tell)
  },
}

const TRIES = 10

async function ofFiles(ground: Ground, tell: Parameters<Row['run']>[1]): Promise<void> {
  const folder = await smallDisk(ground, 'small', 20)
  await (await ground.site()).kill()
  const site = await ground.startSite({ DATA_DIR: folder })
  await ground.pool.query('delete from rate_limits')
  const bytes = await picture(1200, 800)
  const addresses = await Promise.all(Array.from({ length: TRIES }, () => uploadAddress(ground.employee)))
  const filler = await fill(folder)
  const full = await Promise.all(addresses.map((address) => send(ground.employee, address, bytes)))
  const isBusy = startTraffic(ground, { writers: 1, readers: 1 })
  await sleep(500)
  await isBusy.stop()
  await rm(filler)
  const again: { status: number }[] = []
  // One after the other: there is room for some.
  for (const address of addresses.slice(0, 3)) again.push(await send(ground.employee, address, bytes))
  const isAlive = site.isAlive()
  await site.kill()
  tell({
    what: `no room for files: ${TRIES} uploads`,
    figure: `${tally(full)}; the shop meanwhile ${tally(isBusy.met)}; with room again, to the same addresses, ${tally(again)}`,
    goal: '507, the shop goes on, works again with room',
    holds:
      isAlive &&
      full.every(({ status }) => status === 507) &&
      again.every(({ status }) => status === 200) &&
      unexplained(isBusy.met).length === 0,
  })
}

async function ofDatabase(ground: Ground, tell: Parameters<Row['run']>[1]): Promise<void> {
  const folder = await smallDisk(ground, 'database', 160)
  const database = await openDatabase(join(folder, 'postgres'), await freePort(58_300))
  const port = String(await freePort(5500))
  const siteUrl = `http://127.0.0.1:${port}`
  const site = await ground.startSite({ DATABASE_URL: database.url, PORT: port, SITE_URL: siteUrl })
  const guest = ground.visitor(siteUrl)
  const write = (at: number) =>
    ground
      .visitor(siteUrl)
      .post('/api/contact', { name: 'Ada', email: `disk${at}@example.test`, message: 'x'.repeat(3_900) })
  const filler = await fill(folder)
  const met: { status: number; at: number }[] = []
  // The log has room in files that are there already; then it is over.
  for (let at = 0; at < 20_000 && met.slice(-50).filter(({ status }) => status !== 204).length < 40; at += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => write(at + index)))
    met.push(...answers.map(({ status }, index) => ({ status, at: at + index })))
  }
  await rm(filler)
  const from = performance.now()
  await database.start().catch(() => undefined)
  await until('the site writes again', async () => (await write(99_999)).status === 204)
  const took = performance.now() - from
  const stored = await countMessages(database.url)
  const acknowledged = met.filter(({ status }) => status === 204).length
  const isAlive = site.isAlive() && (await guest.get('/readyz')).status === 200
  await site.kill()
  await database.stop('fast')
  tell({
    what: 'no room for the database and its log',
    figure: `${tally(met)}; ${stored} of ${acknowledged} acknowledged are there; writes again ${(took / 1000).toFixed(1)} s after there is room`,
    goal: '503, 0 lost, recovery ≤ 10 s',
    holds:
      isAlive && stored >= acknowledged && took <= 10_000 && met.every(({ status }) => [204, 503].includes(status)),
  })
}

async function countMessages(url: string): Promise<number> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(`select 1 from contact_messages where email like 'disk%'`)
  await client.end()
  return rowCount ?? 0
}
