import { beforeAll, describe, expect, it } from 'vitest'
import type { Story } from '#contracts/content/story.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailForms } from '../../support/mailForms.ts'
import { eventually } from '../../support/people.ts'
import { audienceOf, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { block, divider, link, paragraph, picture, story } from '../../support/stories.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let people: Awaited<ReturnType<typeof audienceOf>>
let photos: { above: string; below: string }
let postId: number

type Reader = Browser & { email: string }

const emailTo = ({ email }: Reader, subject: string) => mailForms(site, email, subject)

beforeAll(async () => {
  people = await audienceOf(site)
  const { employee, member, patron } = people
  for (const reader of [member, patron]) await reader.put('/api/account/post-emails', { choice: 'at_once' })
  const [above, below] = [
    await upload(employee, await smallPicture()),
    await upload(employee, await smallPicture('#334455')),
  ]
  const { id } = await publishGallery(employee, {
    title: 'A split ridge',
    isSubscriberOnly: false,
    body: story(
      paragraph('Waves <open> the gravel.'),
      picture(above),
      divider(),
      paragraph('Below the ledge.', link('https://example.test/ledge', 'the ledge')),
      picture(below),
      block('callout', { tone: 'tip', text: 'Look under the kelp.' }),
    ),
  })
  postId = id
  const { json } = await patron.get(`/api/posts/${id}`)
  const shown = (json as { story: Story }).story.root.children ?? []
  const addresses = shown.filter(({ type }) => type === 'upload').map(({ value }) => (value as { url: string }).url)
  photos = { above: addresses[0] ?? expect.fail(), below: addresses[1] ?? expect.fail() }
  expect((await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })).status).toBe(202)
})

const BELOW = /Below the ledge|example\.test\/ledge|kelp/

/** Webmail shows photos on a page of another site. */
const policyOf = ({ headers }: { headers: Headers }) => headers.get('cross-origin-resource-policy')

describe('the email about a post', () => {
  it('contains its whole story for members, in HTML and in plain text', async () => {
    const { html, text } = await emailTo(people.patron as Reader, 'New: A split ridge')
    for (const form of [html, text]) {
      expect(form).toMatch(/Below the ledge/)
      expect(form).toContain('https://example.test/ledge')
      expect(form).toContain('Look under the kelp.')
      expect(form).not.toContain('The rest is for members.')
    }
    expect(html).toContain('Waves &lt;open&gt; the gravel.')
    expect(text).toContain('Waves <open> the gravel.')
  })

  it('ends at the divider for everyone else, in HTML and in plain text', async () => {
    const { html, text } = await emailTo(people.member as Reader, 'New: A split ridge')
    for (const form of [html, text]) {
      expect(form).toMatch(/the gravel/)
      expect(form).not.toMatch(BELOW)
      expect(form).toContain('The rest is for members.')
      expect(form).toContain(`${site.url}/content/${postId}`)
    }
    expect(html).not.toContain(photos.below)
  })

  it('shows only photos that open signed out, and leads to the others', async () => {
    const { html } = await emailTo(people.patron as Reader, 'New: A split ridge')
    const shown = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
    expect(shown.some((url) => url.includes(photos.above))).toBe(true)
    for (const url of shown) {
      expect(url).not.toContain(photos.below)
      const { pathname, search } = new URL(url)
      const answer = await site.visitor().get(pathname + search)
      expect([answer.status, policyOf(answer)]).toEqual([200, 'cross-origin'])
    }
    expect(policyOf(await (people.patron as Reader).get(photos.below))).toBe('same-origin')
    expect(html).toContain('See the photo')
  })

  it('is previewed as both get it', async () => {
    const { json } = await people.employee.get(`/api/admin/posts/${postId}/email/preview`)
    const { member, others } = json as Record<'member' | 'others', { html: string }>
    expect(member.html).toMatch(BELOW)
    expect(others.html).not.toMatch(BELOW)
  })
})

it('a story without a divider in a post for members is in no email to others', async () => {
  const { employee, member } = people
  const { id } = await publishGallery(employee, {
    title: 'A locked ridge',
    description: 'Only this.',
    isSubscriberOnly: true,
    body: story(paragraph('Below the ledge.')),
  })
  await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })
  const { html, text } = await emailTo(member as Reader, 'New: A locked ridge')
  for (const form of [html, text]) {
    expect(form).toContain('Only this.')
    expect(form).not.toMatch(BELOW)
  }
})

it('who unsubscribes while an email waits does not get it, and the list of emails says why', async () => {
  const { employee, patron } = people
  const { id } = await publishGallery(employee, { title: 'A late ridge', isSubscriberOnly: false })
  await site.pool.query(`
    create function hold_mail() returns trigger language plpgsql as $$ begin new.run_at = now() + interval '1 hour'; return new; end $$;
    create trigger hold_mail before insert on graphile_worker._private_jobs for each row when (new.key like 'mail:%') execute function hold_mail()`)
  await employee.post(`/api/admin/posts/${id}/email`, { audience: 'members' })
  await eventually(async () => (await mailAbout(id)) !== undefined)
  await patron.put('/api/account/post-emails', { choice: 'none' })
  await site.pool.query(`
    drop trigger hold_mail on graphile_worker._private_jobs; drop function hold_mail();
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'mail:%'`)
  await eventually(async () => (await mailAbout(id))?.skipped_because === 'The recipient no longer wants it')
  expect((await mailAbout(id))?.sent_at).toBeNull()
})

const mailAbout = async (id: number) =>
  (
    await site.pool.query<{ sent_at: Date | null; skipped_because: string | null }>(
      'select sent_at, skipped_because from mail_outbox where key like $1',
      [`new-post:${id}:%`],
    )
  ).rows[0]
