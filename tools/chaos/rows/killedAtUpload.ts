import { request } from 'node:http'
import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Breakpoint, createBreakpoint } from '../faultProxies/Breakpoint.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { picture, publish, send, upload, uploadAddress } from '../uploads.ts'
import type { Visitor } from '../Visitor.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'
import { formatKills, type KillResult, KILLS, killAt, recoveredInTime } from './killAt.ts'

const UPLOADS = 8
const YESTERDAY_MS = 25 * 3_600_000

type Point = { what: string; begin: (testbed: Testbed, bytes: Buffer) => Promise<Begun> }
type Begun = { pause: (count: number) => Breakpoint; act: () => Promise<unknown> }

const points: Point[] = [
  {
    what: 'before its address is stored',
    begin: async (testbed) => ({
      pause: (count) => testbed.databaseProxy.pause({ pattern: /insert into media/, when: 'before' }, count),
      act: () => testbed.employee.post('/api/objects/upload'),
    }),
  },
  {
    what: 'in the middle of the file',
    begin: async (testbed, bytes) => {
      const address = await uploadAddress(testbed.employee)
      return {
        pause: (count) => (halfway ??= createBreakpoint(count, () => (halfway = null))),
        act: () => sendHalf(testbed.employee, address, bytes),
      }
    },
  },
  {
    what: 'after the file is stored, before its row says so',
    begin: async (testbed, bytes) => {
      const address = await uploadAddress(testbed.employee)
      return {
        pause: (count) =>
          testbed.databaseProxy.pause({ pattern: /update media set state = 'ready'/, when: 'before' }, count),
        act: () => send(testbed.employee, address, bytes),
      }
    },
  },
  {
    what: 'before the post is committed',
    begin: async (testbed, bytes) => {
      const address = await upload(testbed.employee, bytes)
      return {
        pause: (count) =>
          testbed.databaseProxy.pause(
            { pattern: /^commit/, inTransactionWith: /insert into posts /, when: 'before' },
            count,
          ),
        act: () => publish(testbed.employee, address),
      }
    },
  },
]

let halfway: ReturnType<typeof createBreakpoint> | null = null

export const killedAtUpload: Row = {
  name: 'kill-upload',
  fault: 'F1',
  run: async (testbed, report) => {
    const bytes = await picture()
    for (const { what, begin } of points) {
      const all: KillResult[] = []
      const problems: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await testbed.site()
        // Rate limits allow fewer uploads a day than this row makes.
        await testbed.pool.query('delete from rate_limits')
        const running = await mapConcurrent(Array.from({ length: UPLOADS }), 4, () => begin(testbed, bytes))
        const pause = (count: number) => running[0]?.pause(count) ?? createBreakpoint(0, () => undefined)
        all.push(await killAt(testbed, running, pause, ({ act }) => act()))
        const again = await mapConcurrent(running, 4, async () =>
          publish(testbed.employee, await upload(testbed.employee, bytes)),
        )
        const refused = again.filter(({ status }) => status !== 201)
        if (refused.length > 0) problems.push(`publishing answered ${refused[0]?.status} ${refused[0]?.text}`)
      }
      problems.push(...(await leftOvers(testbed)))
      report({
        what: `killed in an upload ${what}`,
        figure: `${formatKills(all)}; ${problems[0] ?? 'every post has its file, no leftovers'}`,
        goal: '0 posts without file, 0 files without row after a day',
        holds: problems.length === 0 && recoveredInTime(all),
      })
    }
  },
}

function sendHalf(sender: Visitor, address: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-length': bytes.length, cookie: sender.cookieHeader() }
    const sending = request(address, { method: 'PUT', headers })
    sending.on('error', () => resolve())
    sending.on('close', () => resolve())
    sending.write(bytes.subarray(0, bytes.length / 2), () => halfway?.wait(() => undefined))
  })
}

async function leftOvers(testbed: Testbed): Promise<string[]> {
  const { pool, dataDir } = testbed
  const folder = join(dataDir, 'media')
  const before = new Date(Date.now() - YESTERDAY_MS)
  await pool.query('update media set created_at = $1, updated_at = $1 where used_at is null', [before])
  for (const path of await filesIn(folder)) await utimes(path, before, before)
  for (const task of ['housekeeping', 'sweepFiles']) await pool.query('select graphile_worker.add_job($1)', [task])
  await waitUntil('it is tidied up', async () => {
    const waiting = await pool.query(
      `select 1 from graphile_worker.jobs where task_identifier in ('housekeeping', 'sweepFiles')`,
    )
    return waiting.rowCount === 0
  })
  const { rows } = await pool.query<{ filename: string | null; state: string; used: boolean }>(
    'select filename, state, used_at is not null as used from media where ticket is not null',
  )
  const paths = await filesIn(folder)
  const problems: string[] = []
  const unused = rows.filter(({ used }) => !used).length
  if (unused > 0) problems.push(`${unused} rows of uploads that nothing uses`)
  const missing = rows.filter(({ filename, used }) => used && !paths.includes(join(folder, filename ?? '?'))).length
  if (missing > 0) problems.push(`${missing} posts without their file`)
  const known = new Set(rows.map(({ filename }) => join(folder, filename ?? '')))
  const orphans = paths.filter((path) => !path.includes('/sizes/') && !known.has(path))
  if (orphans.length > 0) problems.push(`${orphans.length} files without a row, ${orphans[0]} for one`)
  return problems
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const paths = names.map((name) => join(folder, name))
  const kinds = await Promise.all(paths.map((path) => stat(path).catch(() => null)))
  return paths.filter((_path, index) => kinds[index]?.isFile())
}
