import { describe, expect, it } from 'vitest'
import { whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendForm } from '../../support/rawHttp.ts'
import { guard } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()

describe('with required two-step sign-in', () => {
  // Required is the default, which the test sites turn off.
  const require = () => site.pool.query(`delete from site_settings where key = 'second_factor_required'`)
  const requireNoMore = () =>
    site.pool.query(`insert into site_settings (key, value) values ('second_factor_required', 'off')`)

  it('an employee without it counts as a member', async () => {
    const person = await signUpEmployee(site)
    const { id } = await whoIs(person)
    const videoURL = await upload(person, await demoFilm())
    const film = await person.post('/api/admin/posts', { title: 'Paid', description: '', type: 'video', videoURL })
    const { id: postId, videoURL: address } = film.json as { id: number; videoURL: string }
    await site.pool.query('update posts set author_id = null where id = $1', [postId])
    await site.pool.query('update media set owner_id = null')
    expect((await person.get(address)).status).toBe(200)
    await require()

    expect(await whoIs(person)).toMatchObject({ id, isEmployee: false, isSubscriber: false, owesSecondFactor: true })
    expect((await person.get(`/api/posts/${postId}`)).json).toMatchObject({ locked: true, videoURL: null })
    expect((await person.get('/api/posts')).json).toMatchObject([{ id: postId, locked: true, videoURL: null }])
    expect((await person.get(address)).status).toBe(403)
    expect((await person.get(`/api/posts/${postId}/comments`)).status).toBe(403)
    expect((await person.post(`/api/posts/${postId}/comments`, { content: 'Hello' })).status).toBe(403)
    const imageURLs = [await upload(person, await smallPicture('#a0b0c0'))]
    const own = await person.post('/api/posts', { title: 'Mine', description: '', type: 'gallery', imageURLs })
    expect(own).toMatchObject({ status: 201, json: { status: 'pending' } })
    await requireNoMore()
    expect(await whoIs(person)).toMatchObject({ isEmployee: true })
    expect((await person.get(address)).status).toBe(200)
  })

  it('an employee is redirected through its setup after signing in', async () => {
    const { email } = await signUpEmployee(site)
    await require()
    const { headers } = await sendForm(site, '/api/employee-login', { email, password: PASSWORD }, {})
    expect(headers.location).toBe('/api/second-factor?redirect=%2Fadmin')
    await requireNoMore()
  })

  it('the panel and employee endpoints are closed until it is set up', async () => {
    const person = await signUpEmployee(site)
    const product = { name: 'Loupe', price: 10 }
    expect((await person.post('/api/admin/products', product)).status).toBe(201)
    await require()
    const page = await person.get('/cms/collections/posts')
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `/api/second-factor?redirect=${encodeURIComponent('/cms/collections/posts')}`,
    ])
    expect((await person.get(page.headers.get('location') ?? '')).text).toContain('before they continue')
    for (const path of ['/cms/api/users', '/_next/static/x.js'])
      expect(await person.get(path)).toMatchObject({ status: 403, json: { code: 'second_factor_missing' } })
    expect(await person.post('/api/admin/products', product)).toMatchObject({
      status: 403,
      json: { code: 'second_factor_missing' },
    })
    expect((await (await signUpMember(site)).get('/api/account/sessions')).status).toBe(200)

    await guard(site, person)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/users')).status).toBe(200)
    expect((await person.post('/api/admin/products', product)).status).toBe(201)
    await requireNoMore()
  })
})
