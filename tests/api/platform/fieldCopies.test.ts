import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldCopy, FieldLease } from '#contracts/content/fieldCopies.ts'
import type { Browser } from '../../support/Browser.ts'
import { testFilm } from '../../support/films.ts'
import { endPatronage, signUpPatron, whoIs } from '../../support/members.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'
import { upload } from '../../support/uploads.ts'

const site = useSite()
let employee: Browser
let patron: Browser & { email: string }
beforeAll(async () => {
  employee = await signUpEmployee(site)
  patron = await signUpPatron(site)
})

const copyFor = async (person: Browser, id: number) =>
  (await person.get(`/api/posts/${id}/field-copy`)).json as FieldCopy

describe('a post saved for the field', () => {
  it('has its small photos, and can be read until the paid period ends', async () => {
    const post = await publishGallery(employee, { isSubscriberOnly: true })
    const copy = await copyFor(patron, post.id)
    const { id } = await whoIs(patron)
    expect(copy).toMatchObject({ owner: id, post: { id: post.id, locked: false }, isFilmMissing: false })
    expect(copy.files).toEqual(post.imageURLs.map((url) => ({ url: `${url}?w=640`, kind: 'photo' })))
    for (const { url } of copy.files) expect((await patron.get(url)).status, url).toBe(200)
    const { rows } = await site.pool.query<{ until: Date }>(
      'select complimentary_until as until from users where id = $1',
      [id],
    )
    expect(copy.expiresAt).toBe(rows[0]?.until.toISOString())
  })

  it('has the smallest quality of its film', async () => {
    const post = await publishFilm(employee, { videoURL: await upload(employee, await testFilm({ seconds: 2 })) })
    expect((await copyFor(patron, post.id)).post).toMatchObject({ videoURL: `${post.videoURL}?saved`, streamURL: null })
    await runByTheClock(site, 'makeStreams')
    const { post: shown, files } = await copyFor(patron, post.id)
    const folder = `${post.videoURL}/hls/240`
    expect(shown.streamURL).toBe(`${folder}/index.m3u8?saved`)
    const film = files.filter(({ kind }) => kind === 'film').map(({ url }) => url)
    expect(film).toEqual(expect.arrayContaining([`${folder}/index.m3u8`, `${folder}/init.mp4`, `${folder}/00000.m4s`]))
    for (const url of film) expect((await patron.get(url)).status, url).toBe(200)
  })

  it('is for members, and only as long as they may watch the post', async () => {
    const post = await publishGallery(employee, { isSubscriberOnly: true })
    const free = await publishGallery(employee)
    const [guest, member, lapsing] = [site.visitor(), await signUpConfirmed(site), await signUpPatron(site)]
    expect((await guest.get(`/api/posts/${post.id}/field-copy`)).status).toBe(401)
    expect((await member.get(`/api/posts/${post.id}/field-copy`)).status).toBe(403)
    expect((await member.get(`/api/posts/${free.id}/field-copy`)).json).toMatchObject({ code: 'subscribers_only' })
    const lease = (person: Browser) => person.get(`/api/field-copies?posts=${post.id},${free.id}`)
    expect((await lease(lapsing)).json as FieldLease).toMatchObject({ posts: [post.id, free.id] })
    await setStored(site, free, 'status', 'draft')
    expect((await lease(lapsing)).json as FieldLease).toMatchObject({ posts: [post.id] })
    await endPatronage(site, lapsing)
    expect((await lease(lapsing)).status).toBe(403)
    expect((await lapsing.get(`/api/posts/${post.id}/field-copy`)).status).toBe(403)
    expect((await lease(guest)).status).toBe(401)
    expect((await patron.get('/api/field-copies?posts=1;drop')).status).toBe(400)
    expect((await patron.get('/api/posts/2147483647/field-copy')).status).toBe(404)
  })
})
