import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { codedFilm, fragmentedFilm, oldFilm, phoneFilm } from '../../support/films.ts'
import { filmOf } from '../../support/makeFilm.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { putFile, upload, uploadTicket } from '../../support/uploads.ts'

let phone: Buffer
let old: Buffer
let hevc: Buffer
let fragmented: Buffer
let drone: Buffer
beforeAll(async () => {
  phone = await phoneFilm()
  old = await oldFilm()
  hevc = await codedFilm('hevc')
  fragmented = await fragmentedFilm()
  drone = await filmOf({ subtitles: 'GPS(-92.1004,46.7866,19)' })
  process.env['PATH'] = '/nowhere'
})
const site = useSite()
let employee: Browser
beforeAll(async () => void (employee = await signUpEmployee(site)))

it('without ffmpeg an AVI is rejected with the reason', async () => {
  const answer = await putFile(employee, await uploadTicket(employee), old)
  expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
  expect((answer.json as { message: string }).message).toBe(
    'Browsers can’t play AVI, and we can’t convert it here. Please upload MP4.',
  )
})

it('without ffmpeg a film loses its places', async () => {
  const film = await publishFilm(employee, { videoURL: await upload(employee, drone) })
  const { text } = await employee.get(film.videoURL ?? '')
  expect([drone.includes('46.7866'), text.includes('mdat'), text.includes('46.7866')]).toEqual([true, true, false])
})

it.each([
  ['an MP4 with HEVC', () => hevc, /Not every browser can play this video/],
  ['an MP4 in fragments', () => fragmented, /stored in fragments/],
])('without ffmpeg %s is rejected with the reason', async (_name, film, reason) => {
  const answer = await putFile(employee, await uploadTicket(employee), film())
  expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
  expect((answer.json as { message: string }).message).toMatch(reason)
})

it('without ffmpeg a MOV is published unconverted and videos have no generated cover', async () => {
  const videoURL = await upload(employee, phone)
  const answer = await employee.post('/api/posts', { title: 'Film', type: 'video', videoURL })
  expect(answer).toMatchObject({ status: 201, json: { status: 'published', coverImageUrl: null } })
  const { videoURL: address } = answer.json as { videoURL: string }
  expect((await employee.send('HEAD', address)).headers.get('content-type')).toBe('video/quicktime')
  const film = await publishFilm(employee)
  const jobs = () => site.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'prepareVideo'`)
  await eventually(async () => (await jobs()).rowCount === 0)
  expect((await employee.get(`/api/posts/${film.id}`)).json).toMatchObject({ status: 'published', coverImageUrl: null })
})

it('a frame cannot become a cover, with the reason', async () => {
  const { id } = await publishFilm(employee)
  const answer = await employee.post(`/api/admin/posts/${id}/cover`, { second: 1 })
  expect(answer).toMatchObject({ status: 409, json: { code: 'no_ffmpeg' } })
})
