import { stat, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { streamHash } from '../../support/films.ts'
import { filmOf } from '../../support/makeFilm.ts'
import { signUpEmployee } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let employee: Browser & { email: string }
beforeAll(async () => void (employee = await signUpEmployee(site)))

const pathOf = async (postId: number) => {
  const { rows } = await site.pool.query<{ filename: string }>(
    'select m.filename from media m join posts p on p.video_id = m.id where p.id = $1',
    [postId],
  )
  return join(site.dataDir, 'media', rows[0]?.filename ?? '')
}

it('a film that was stored before films were copied loses its places under the same address, and others stay as they are', async () => {
  const old = await publishFilm(employee)
  const other = await publishFilm(employee)
  const film = await filmOf({ subtitles: 'GPS(-92.1004,46.7866,19)' })
  await writeFile(await pathOf(old.id), film)
  const before = await stat(await pathOf(other.id))
  await runByTheClock(site, 'copyStoredFilms')
  const copied = await readFile(await pathOf(old.id))
  expect([film.includes('46.7866'), copied.includes('46.7866')]).toEqual([true, false])
  expect(await streamHash(copied, 'a')).toBe(await streamHash(film, 'a'))
  const { headers } = await employee.send('HEAD', old.videoURL ?? '')
  expect(headers.get('content-length')).toBe(String(copied.length))
  const { rows } = await site.pool.query('select 1 from media where filesize = $1', [copied.length])
  expect(rows).toHaveLength(1)
  expect((await stat(await pathOf(other.id))).mtimeMs).toBe(before.mtimeMs)
})
