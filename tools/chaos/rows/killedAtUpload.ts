import { request } from 'node:http'
import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Hold, makeHold } from '../gates/Hold.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { picture, publish, send, upload, uploadAddress } from '../uploads.ts'
import { inParallel, until } from '../wait.ts'
import { inFigures, type Killed, KILLS, killThere, wereBackInTime } from './killed.ts'

const UPLOADS = 8
const YESTERDAY_MS = 25 * 3_600_000

type Point = { what: string; begin: (ground: Ground, bytes: Buffer) => Promise<Begun> }
type Begun = { hold: (count: number) => Hold; act: () => Promise<unknown> }

const points: Point[] = [
  {
    what: 'before its address is stored',
    begin: async (ground) => ({
      hold: (count) => ground.gate.hold({ of: /insert into media/, when: 'before' }, count),
      act: () => ground.employee.post('/api/objects/upload'),
    }),
  },
  {
    what: 'in the middle of the file',
    begin: async (ground, bytes) => {
      const address = await uploadAddress(ground.employee)
      return {
        hold: (count) => (halfway ??= makeHold(count, () => (halfway = null))),
        act: () => sendHalf(address, bytes),
      }
    },
  },
  {
    what: 'after the file is stored, before its row says so',
    begin: async (ground, bytes) => {
      const address = await uploadAddress(ground.employee)
      return {
        hold: (count) => ground.gate.hold({ of: /update media set state = 'ready'/, when: 'before' }, count),
        act: () => send(ground.employee, address, bytes),
      }
    },
  },
  {
    what: 'before the post is committed',
    begin: async (ground, bytes) => {
      const address = await upload(ground.employee, bytes)
      return {
        hold: (count) => ground.gate.hold({ of: /^commit/, within: /insert into posts /, when: 'before' }, count),
        act: () => publish(ground.employee, address),
      }
    },
  },
]

let halfway: ReturnType<typeof makeHold> | null = null

/** What was cut is done again; a day later nothing is left of the first try. */
export const killedAtUpload: Row = {
  name: 'kill-upload',
  fault: 'F1',
  run: async (ground, tell) => {
    const bytes = await picture()
    for (const { what, begin } of points) {
      const all: Killed[] = []
      const problems: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await ground.site()
        // A person uploads so often a day; this one more often.
        await ground.pool.query('delete from rate_limits')
        const begun = await inParallel(Array.from({ length: UPLOADS }), 4, () => begin(ground, bytes))
        const hold = (count: number) => begun[0]?.hold(count) ?? makeHold(0, () => undefined)
        all.push(await killThere(ground, begun, hold, ({ act }) => act()))
        const again = await inParallel(begun, 4, async () =>
          publish(ground.employee, await upload(ground.employee, bytes)),
        )
        const refused = again.filter(({ status }) => status !== 201)
        if (refused.length > 0) problems.push(`publishing answered ${refused[0]?.status} ${refused[0]?.text}`)
      }
      problems.push(...(await leftOvers(ground)))
      tell({
        what: `killed in an upload ${what}`,
        figure: `${inFigures(all)}; ${problems[0] ?? 'every post has its file, nothing is left over'}`,
        goal: '0 posts without file, 0 files without row after a day',
        holds: problems.length === 0 && wereBackInTime(all),
      })
    }
  },
}

/** Sends half of a file and waits, until whoever should read it is gone. */
function sendHalf(address: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(address, { method: 'PUT', headers: { 'content-length': bytes.length } })
    sending.on('error', () => resolve())
    sending.on('close', () => resolve())
    sending.write(bytes.subarray(0, bytes.length / 2), () => halfway?.stand(() => undefined))
  })
}

/** Lets a day go by for what is unused, has the site clean up, and looks at what there is. */
async function leftOvers(ground: Ground): Promise<string[]> {
  const { pool, dataDir } = ground
  const folder = join(dataDir, 'media')
  const before = new Date(Date.now() - YESTERDAY_MS)
  await pool.query('update media set created_at = $1, updated_at = $1 where used_at is null', [before])
  for (const path of await filesIn(folder)) await utimes(path, before, before)
  for (const task of ['housekeeping', 'sweepFiles']) await pool.query('select graphile_worker.add_job($1)', [task])
  await until('it is tidied up', async () => {
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
