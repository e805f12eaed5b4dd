import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { saveInPanel } from '../../support/owner.ts'
import { uploadInPanel } from '../../support/panel.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
})

const picture = async () => {
  const { id, filename } = await uploadInPanel(site, owner, await smallPicture())
  return { id, address: `/media/${filename.split('.')[0]}` }
}
const postWith = async (fields: object) => {
  const post = { title: 'A vein', description: 'Long text', type: 'gallery', status: 'published', ...fields }
  const { status, text, problems } = await saveInPanel(site, owner, 'POST', '/posts', post)
  return { status, problems, id: status === 201 ? (JSON.parse(text) as { doc: { id: number } }).doc.id : 0 }
}
const headOf = async (id: number) => (await site.visitor().get(`/content/${id}`)).text

it('a members-only post is shared with its own texts and a public picture', async () => {
  const [inside, shared] = [await picture(), await picture()]
  const seo = { title: 'Best vein', description: 'Come and see', image: shared.id }
  const { id } = await postWith({ isSubscriberOnly: true, images: [{ media: inside.id }], seo })
  const text = await headOf(id)
  expect(text).toContain('<title>Best vein</title>')
  expect(text).toContain('<meta name="description" content="Come and see">')
  expect(text).toContain(`<meta property="og:image" content="${site.url}${shared.address}">`)
  expect(text).not.toContain(inside.address)
  expect((await site.visitor().get(shared.address)).status).toBe(200)
  expect((await site.visitor().get(inside.address)).status).toBe(401)
})

it('changed texts of a post are live within a second', async () => {
  const { id } = await postWith({ images: [{ media: (await picture()).id }], seo: { title: 'Before' } })
  expect(await headOf(id)).toContain('<title>Before</title>')
  await site.pool.query(`update posts set seo_title = 'After' where id = $1`, [id])
  await eventually(async () => (await headOf(id)).includes('<title>After</title>'), 1_000)
})

it('without its own texts a post is described by its content', async () => {
  const { id } = await postWith({ images: [{ media: (await picture()).id }] })
  const text = await headOf(id)
  expect(text).toContain('<title>A vein | Stone Hunt</title>')
  expect(text).toContain('<meta name="description" content="Long text">')
  expect(text).not.toContain('og:image')
})

it('a picture of a post is rejected for sharing, and omitted when it becomes part of one later', async () => {
  const [inside, shared] = [await picture(), await picture()]
  await postWith({ isSubscriberOnly: true, images: [{ media: inside.id }] })
  const refused = await postWith({ images: [{ media: (await picture()).id }], seo: { image: inside.id } })
  expect(refused.status).toBe(400)
  expect(refused.problems.join(' ')).toMatch(/part of a post/)
  const { id } = await postWith({ images: [{ media: (await picture()).id }], seo: { image: shared.id } })
  await postWith({ isSubscriberOnly: true, images: [{ media: shared.id }] })
  expect(await headOf(id)).not.toContain(shared.address)
  expect((await site.visitor().get(shared.address)).status).toBe(401)
})

it('a share picture of a draft stays private', async () => {
  const shared = await picture()
  await postWith({ status: 'pending', images: [{ media: (await picture()).id }], seo: { image: shared.id } })
  expect((await site.visitor().get(shared.address)).status).toBe(404)
})

it('a picture in the text of a post is rejected for sharing, and no longer public when it is added to one later', async () => {
  const [inText, shared] = [await picture(), await picture()]
  const members = await postWith({ isSubscriberOnly: true, images: [{ media: (await picture()).id }] })
  const addToText = (mediaId: number) =>
    site.pool.query(`insert into story_media (media_id, post_id, audience) values ($1, $2, 'members')`, [
      mediaId,
      members.id,
    ])
  await addToText(inText.id)
  expect((await postWith({ images: [{ media: (await picture()).id }], seo: { image: inText.id } })).status).toBe(400)
  const { id } = await postWith({ images: [{ media: (await picture()).id }], seo: { image: shared.id } })
  expect((await site.visitor().get(shared.address)).status).toBe(200)
  await addToText(shared.id)
  expect((await site.visitor().get(shared.address)).status).toBe(401)
  expect(await headOf(id)).toContain('<title>A vein | Stone Hunt</title>')
})
