import { beforeAll, describe, expect, it } from 'vitest'
import type { Comment } from '#contracts/community/comments.ts'
import type { Browser } from '../support/Browser.ts'
import { mailsTo } from '../support/mails.ts'
import { signUpPatron } from '../support/members.ts'
import { jobsDone } from '../support/orders.ts'
import { signUpEmployee } from '../support/people.ts'
import { type Post, publishGallery } from '../support/posts.ts'
import { useSite } from '../support/site.ts'

type Person = Browser & { email: string; handle: string }

const site = useSite()
let owner: Browser
let post: Post

beforeAll(async () => {
  owner = await signUpEmployee(site)
  post = await publishGallery(owner, { isSubscriberOnly: false })
})

const say = async (person: Browser, content: string, more: object = {}): Promise<Comment> =>
  (await person.post(`/api/posts/${post.id}/comments`, { content, ...more })).json as Comment
const shown = async (reader: Browser) => (await reader.get(`/api/posts/${post.id}/comments`)).json as Comment[]
const choose = (person: Browser, name: string) => person.put('/api/account/profile', { name })

/** Has said something below the post, so that others can answer and mention them. */
async function member(name: string): Promise<Person> {
  const person = await signUpPatron(site)
  await site.pool.query('update users set comments_trusted = true where email = $1', [person.email])
  expect((await choose(person, name)).status).toBe(200)
  return Object.assign(person, { handle: (await say(person, `I am ${name}`)).authorId })
}

const moderate = (value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('comment_moderation', $1)
     on conflict (key) do update set value = excluded.value`,
    [value],
  )

const noticesTo = async ({ email }: Person) => {
  await jobsDone(site)
  return mailsTo(site, email, /mentioned you|replied to/)
}

describe('somebody who was blocked', () => {
  it('reaches nobody by a mention: in a new comment, by a later edit, or once it is approved', async () => {
    const [person, rude] = [await member('Agate Anna'), await member('Rude Rob')]
    expect((await person.post(`/api/hunters/${rude.handle}/block`)).status).toBe(204)
    const mentions = [person.handle]
    await say(rude, 'Hey @Agate Anna', { mentions })
    const plain = await say(rude, 'Nothing')
    const edit = { content: 'Hey again @Agate Anna', mentions }
    expect((await rude.patch(`/api/posts/${post.id}/comments/${plain.id}`, edit)).status).toBe(200)
    await moderate('all')
    await site.pool.query('update users set comments_trusted = false where email = $1', [rude.email])
    const held = await say(rude, 'Third @Agate Anna', { mentions })
    expect(held.status).toBe('pending')
    expect((await owner.post('/api/admin/comments/moderate', { ids: [held.id], action: 'approve' })).status).toBe(200)
    await moderate('first')
    expect(await noticesTo(person)).toEqual([])
  })

  it('reaches nobody by an answer inside the thread of somebody they were blocked by', async () => {
    const [person, rude, other] = [await member('Bea Basalt'), await member('Rude Rita'), await member('Otto')]
    expect((await person.post(`/api/hunters/${rude.handle}/block`)).status).toBe(204)
    const question = await say(person, 'Where is it?')
    const answer = await say(other, 'At the lake', { replyTo: question.id })
    const below = await say(rude, 'She knows nothing', { replyTo: answer.id })
    expect((await shown(person)).map(({ id }) => id)).not.toContain(below.id)
    expect((await shown(other)).map(({ id }) => id)).toContain(below.id)
    expect(await noticesTo(person)).toHaveLength(1)
  })

  it('changes no word of others with a new name that begins like a mentioned one', async () => {
    const [person, rude, other] = [await member('Jade Jo'), await member('Jade'), await member('Writer')]
    const thanks = await say(other, 'Thanks @Jade Jo and @Jade. @Jade!', { mentions: [person.handle, rude.handle] })
    expect((await choose(rude, 'Fool')).status).toBe(200)
    expect((await shown(other)).find(({ id }) => id === thanks.id)).toMatchObject({
      content: 'Thanks @Jade Jo and @Fool. @Fool!',
      mentions: [
        { id: person.handle, name: 'Jade Jo' },
        { id: rude.handle, name: 'Fool' },
      ],
    })
  })
})

it('guessed handles say nothing about who is a member', async () => {
  const silent = await signUpPatron(site)
  const { rows } = await site.pool.query<{ handle: string }>('select handle from users where email = $1', [
    silent.email,
  ])
  const reader = await member('Reader')
  const guesses = [rows[0]?.handle ?? '', '0'.repeat(16), 'a0cdcec3b042d4d8', '%', '1', 'null']
  for (const visitor of [site.visitor(), reader])
    for (const guess of guesses)
      expect(await visitor.get(`/api/hunters/${encodeURIComponent(guess)}`)).toMatchObject({ status: 404 })
  const mention = await say(reader, 'Hello @Hunter', { mentions: guesses.slice(0, 3) })
  expect(mention.mentions).toEqual([])
})
