import { execFileSync } from 'node:child_process'
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../bin/demo/ports.ts'
import { openDatabase } from '../database.ts'
import type { Testbed } from '../createTestbed.ts'
import { hasMountNamespace } from '../mountNamespace.ts'
import type { Row } from '../Row.ts'
import { startTraffic, tally, unexpectedResponses } from '../traffic.ts'
import { picture, send, uploadAddress } from '../uploads.ts'
import { sleep, waitUntil } from '../waitUntil.ts'

const NOT_HERE = 'needs root on Linux, to mount a small disk'

async function mountSmallDisk(testbed: Testbed, name: string, megabytes: number): Promise<string> {
  const folder = join(testbed.dataDir, name)
  await mkdir(folder)
  await chmod(folder, 0o755)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  return folder
}

async function fill(folder: string): Promise<string> {
  const file = join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize))).catch((error: NodeJS.ErrnoException) => {
    // PostgreSQL has taken some of it meanwhile: the disk is full.
    if (error.code !== 'ENOSPC') throw error
  })
  return file
}

export const diskFull: Row = {
  name: 'disk-full',
  fault: 'F15',
  run: async (testbed, report) => {
    if (!hasMountNamespace()) {
      report({ what: 'the disk is full', figure: NOT_HERE, goal: '507 and 503, recovery ≤ 10 s', holds: null })
      return
    }
    await fillFileStore(testbed, report)
    await fillDatabaseDisk(testbed, report)
  },
}

const TRIES = 10

async function fillFileStore(testbed: Testbed, report: Parameters<Row['run']>[1]): Promise<void> {
  const folder = await mountSmallDisk(testbed, 'small', 20)
  await (await testbed.site()).kill()
  const site = await testbed.startSite({ DATA_DIR: folder })
  await testbed.pool.query('delete from rate_limits')
  const bytes = await picture(1200, 800)
  const addresses = await Promise.all(Array.from({ length: TRIES }, () => uploadAddress(testbed.employee)))
  const filler = await fill(folder)
  const full = await Promise.all(addresses.map((address) => send(testbed.employee, address, bytes)))
  const isBusy = startTraffic(testbed, { writers: 1, readers: 1 })
  await sleep(500)
  await isBusy.stop()
  await rm(filler)
  const again: { status: number }[] = []
  // In sequence, because there is room for only a few.
  for (const address of addresses.slice(0, 3)) again.push(await send(testbed.employee, address, bytes))
  const isAlive = site.isAlive()
  await site.kill()
  report({
    what: `no disk space for files: ${TRIES} uploads`,
    figure: `${tally(full)}; the shop meanwhile ${tally(isBusy.responses)}; with space again, to the same addresses, ${tally(again)}`,
    goal: '507, the shop keeps working, uploads work once there is space',
    holds:
      isAlive &&
      full.every(({ status }) => status === 507) &&
      again.every(({ status }) => status === 200) &&
      unexpectedResponses(isBusy.responses).length === 0,
  })
}

async function fillDatabaseDisk(testbed: Testbed, report: Parameters<Row['run']>[1]): Promise<void> {
  const folder = await mountSmallDisk(testbed, 'database', 160)
  const database = await openDatabase(join(folder, 'postgres'), await freePort(58_300))
  const port = String(await freePort(5500))
  const siteUrl = `http://127.0.0.1:${port}`
  const site = await testbed.startSite({ DATABASE_URL: database.url, PORT: port, SITE_URL: siteUrl })
  const guest = testbed.visitor(siteUrl)
  const write = (at: number) =>
    testbed
      .visitor(siteUrl)
      .post('/api/contact', { name: 'Ada', email: `disk${at}@example.test`, message: 'x'.repeat(3_900) })
  const responses: { status: number; at: number }[] = []
  const writeMore = async (from: number) => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => write(from + index)))
    responses.push(...answers.map(({ status }, index) => ({ status, at: from + index })))
  }
  await writeMore(0)
  const filler = await fill(folder)
  // PostgreSQL writes to preallocated log files first.
  for (let at = 20; at < 20_000 && responses.slice(-50).filter(({ status }) => status !== 204).length < 40; at += 20)
    await writeMore(at)
  await rm(filler)
  const from = performance.now()
  await database.start().catch(() => undefined)
  await waitUntil('the site writes again', async () => (await write(99_999)).status === 204)
  const took = performance.now() - from
  const storedCount = await countMessages(database.url)
  // The last one was written again until it was stored.
  const acknowledged = responses.filter(({ status }) => status === 204).length + 1
  const lost = Math.max(0, acknowledged - storedCount)
  const isAlive = site.isAlive() && (await guest.get('/readyz')).status === 200
  await site.kill()
  await database.stop('fast')
  report({
    what: 'no disk space for the database and its log',
    figure: `${tally(responses)}; ${lost} of ${acknowledged} acknowledged lost; accepts writes again ${(took / 1000).toFixed(1)} s after there is space`,
    goal: '503, 0 lost, recovery ≤ 10 s',
    holds:
      isAlive &&
      lost === 0 &&
      responses[0]?.status === 204 &&
      took <= 10_000 &&
      responses.every(({ status }) => [204, 503].includes(status)),
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
