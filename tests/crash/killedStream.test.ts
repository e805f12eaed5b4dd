import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testFilm } from '../support/films.ts'
import { eventually, signUpEmployee } from '../support/people.ts'
import { publishFilm } from '../support/posts.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { useSite } from '../support/site.ts'
import { upload } from '../support/uploads.ts'

const site = useSite()
let server: ServerProcess | undefined
afterAll(() => server?.stop())

const media = (...path: string[]) => join(site.dataDir, 'media', ...path)
const segments = async () =>
  (await readdir(media('work'), { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.m4s'))

it(
  'a film whose process is killed while it is prepared is prepared again, and nothing of the first time is left',
  { timeout: 420_000 },
  async () => {
    const employee = await signUpEmployee(site)
    const film = await testFilm({ size: '640x360', seconds: 90 })
    const { id } = await publishFilm(employee, { videoURL: await upload(employee, film) })
    const isDone = async (key: string) =>
      (await site.pool.query('select 1 from graphile_worker.jobs where key = $1', [key])).rowCount === 0
    await eventually(() => isDone(`prepareVideo:${id}`), 60_000)
    // From here on the jobs belong to a process of their own.
    await site.close()
    const begin = async () => {
      await site.pool.query(`select graphile_worker.add_job('makeStreams', '{}'::json, job_key := 'makeStreams')`)
      server = await startServer(site, {
        databaseUrl: process.env['DATABASE_URL'] ?? '',
        dataDir: site.dataDir,
        variables: {},
      })
    }
    const stream = async () =>
      (
        await site.pool.query<{ state: string; progress: number; attempts: number; filename: string }>(
          'select * from film_streams',
        )
      ).rows[0]

    await begin()
    await eventually(async () => (await segments()).length > 0, 120_000)
    process.kill(server?.pid() ?? 0, 'SIGKILL')
    await server?.exited
    expect(await stream()).toMatchObject({ state: 'converting', attempts: 1 })
    expect(await segments()).not.toEqual([])

    await begin()
    await eventually(async () => (await stream())?.state === 'ready', 120_000)
    expect(await stream()).toMatchObject({ attempts: 2 })
    await eventually(async () => (await readdir(media('work'))).length === 0)
    const folder = media('hls', (await stream())?.filename ?? '')
    for (const name of ['480', '240', 'audio']) {
      const playlist = await readFile(join(folder, name, 'index.m3u8'), 'utf8')
      const listed = [...(playlist.match(/^\d{5}\.m4s$/gm) ?? []), 'index.m3u8', 'init.mp4']
      expect([name, (await readdir(join(folder, name))).sort()]).toEqual([name, listed.sort()])
    }
  },
)
