import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { PASSWORD, signUpConfirmed } from '../../support/people.ts'
import { audienceOf, publishFilm, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let guest: Browser
let member: Browser
let patron: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, member, patron, employee } = await audienceOf(site))
})

/** Ten minutes long. */
async function longFilm(overrides: object = {}) {
  const film = await publishFilm(employee, { isSubscriberOnly: false, ...overrides })
  await setStored(site, film, 'video_duration', 600)
  return film
}

const report = (browser: Browser, id: number, second: number, isLeaving = false) =>
  browser.send('PUT', `/api/posts/${id}/position`, { body: { second, isLeaving } })

const positionOf = async (browser: Browser, id: number) =>
  ((await browser.get(`/api/posts/${id}`)).json as { position: number | null }).position

type Watching = {
  isOn: boolean
  continue: { post: { id: number; title: string }; second: number; isNextPart: boolean }[]
  marks: { postId: number; second: number; isFinished: boolean }[]
}
const watchingOf = async (browser: Browser) => (await browser.get('/api/watching')).json as Watching

describe('a member’s position in a film', () => {
  it('is shared by the member’s devices and shown on the home page, and is private', async () => {
    const { id } = await longFilm()
    expect((await report(member, id, 250.7, true)).status).toBe(204)
    expect(await positionOf(member, id)).toBe(250)
    expect(await positionOf(patron, id)).toBeNull()
    expect(await positionOf(guest, id)).toBeNull()
    expect(await watchingOf(member)).toMatchObject({
      isOn: true,
      continue: [{ post: { id }, second: 250, isNextPart: false }],
      marks: [{ postId: id, second: 250, isFinished: false }],
    })
  })

  it('comes with the home page, so that nothing moves when it appears', async () => {
    const { id } = await longFilm()
    await report(patron, id, 90, true)
    const sent = (await patron.get('/')).text.split('"key":["/api/watching"],"data":')[1] ?? ''
    expect(sent.slice(0, sent.indexOf('"marks"'))).toContain(`"id":${id},`)
    expect((await guest.get('/')).text).not.toContain('/api/watching')
  })

  it('is written at most every 10 seconds during playback, and immediately when the member leaves', async () => {
    const { id } = await longFilm()
    await report(member, id, 20)
    await report(member, id, 24)
    expect(await positionOf(member, id)).toBe(20)
    await report(member, id, 26, true)
    expect(await positionOf(member, id)).toBe(26)
    site.clock.aheadMs += 10_000
    await report(member, id, 36)
    expect(await positionOf(member, id)).toBe(36)
  })

  it('is marked as watched near the end, and stays so when the film is watched again', async () => {
    const { id } = await longFilm()
    await report(member, id, 580, true)
    const mark = async () => (await watchingOf(member)).marks.find(({ postId }) => postId === id)
    expect(await mark()).toMatchObject({ isFinished: true })
    expect((await watchingOf(member)).continue.map(({ post }) => post.id)).not.toContain(id)
    await report(member, id, 100, true)
    expect(await mark()).toMatchObject({ isFinished: true, second: 100 })
    expect((await watchingOf(member)).continue[0]).toMatchObject({ post: { id }, second: 100 })
  })

  it('continues with the next part of a series', async () => {
    const created = await sendFromPanel(site, employee, 'POST', '/cms/api/series', { title: 'Two parts' })
    const { doc: series } = (await created.json()) as { doc: { id: number } }
    const [first, second] = [await longFilm({ title: 'First' }), await longFilm({ title: 'Second' })]
    for (const { id } of [first, second])
      await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${id}`, { series: series.id })
    await report(member, first.id, 600, true)
    expect((await watchingOf(member)).continue[0]).toMatchObject({
      post: { id: second.id },
      second: 0,
      isNextPart: true,
    })
  })

  it('is deleted when the member starts over', async () => {
    const { id } = await longFilm()
    await report(member, id, 250, true)
    expect((await member.send('DELETE', `/api/posts/${id}/position`)).status).toBe(204)
    expect(await positionOf(member, id)).toBeNull()
  })

  it('is not stored for a film the member may not watch, an unknown film, or a signed-out visitor', async () => {
    const { id } = await longFilm({ isSubscriberOnly: true })
    expect((await report(member, id, 30)).status).toBe(403)
    expect((await report(guest, id, 30)).status).toBe(401)
    expect((await report(member, 999_999, 30)).status).toBe(404)
    for (const second of [-1, 1e9, 'x', null])
      expect((await member.send('PUT', `/api/posts/${id}/position`, { body: { second } })).status).toBe(400)
    expect((await site.pool.query('select from watch_positions where post_id = $1', [id])).rowCount).toBe(0)
  })

  it('disappears from the home page once the member may no longer watch the film', async () => {
    const film = await longFilm()
    await report(member, film.id, 250, true)
    await setStored(site, film, 'is_subscriber_only', true)
    expect((await watchingOf(member)).continue.map(({ post }) => post.id)).not.toContain(film.id)
  })
})

describe('a member who does not want positions stored', () => {
  it('turns it off, which deletes what is stored, and on again', async () => {
    const browser = await signUpConfirmed(site)
    const { id } = await longFilm()
    await report(browser, id, 250, true)
    expect((await browser.send('PUT', '/api/watching', { body: { isOn: false } })).status).toBe(204)
    expect(await watchingOf(browser)).toEqual({ isOn: false, continue: [], marks: [] })
    expect((await report(browser, id, 300, true)).status).toBe(204)
    expect(await positionOf(browser, id)).toBeNull()
    await browser.send('PUT', '/api/watching', { body: { isOn: true } })
    await report(browser, id, 310, true)
    expect(await positionOf(browser, id)).toBe(310)
  })

  it('exports positions with the account, and they are deleted with it', async () => {
    const browser = await signUpConfirmed(site)
    const { id, title } = await longFilm()
    await report(browser, id, 250, true)
    const exported = (await browser.get('/api/account/export')).json as { watched: object[] }
    expect(exported.watched).toMatchObject([{ title, stoppedAtSecond: 250, ofSeconds: 600 }])
    const stored = () => site.pool.query('select from watch_positions where post_id = $1', [id])
    expect((await stored()).rowCount).toBe(1)
    await browser.post('/api/account/delete', { password: PASSWORD })
    expect((await stored()).rowCount).toBe(0)
  })

  it('loses the position of a film that is deleted for good', async () => {
    const { id } = await longFilm()
    await report(member, id, 250, true)
    await sendFromPanel(site, employee, 'DELETE', `/cms/api/posts/${id}`)
    expect((await watchingOf(member)).marks.map(({ postId }) => postId)).not.toContain(id)
  })
})
