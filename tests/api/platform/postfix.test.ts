import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '#env'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { type Postfix, startPostfix } from '#tools/real-parts/postfix.ts'
import { startPostgrey } from '#tools/real-parts/postgrey.ts'
import { MAIL_SECRET } from '../../support/inboundMail.ts'
import { eventually, signUpConfirmed } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const GREY_SECONDS = 5
const site = useSite({ variables: () => ({ MAIL_WEBHOOK_SECRET: MAIL_SECRET }) })
let postfix: Postfix
let grey: Awaited<ReturnType<typeof startPostgrey>>
beforeAll(async () => {
  grey = await startPostgrey(GREY_SECONDS)
  postfix = await startPostfix({ policyPort: grey.port, inbound: await documentedScript() })
  env().SMTP_URL = postfix.url
}, 300_000)
afterAll(async () => {
  delete env().SMTP_URL
  await postfix?.stop()
  await grey?.stop()
})

/** From docs/operator/messages.md, for reports, as docs/operator/email.md says. */
async function documentedScript(): Promise<string> {
  const script = /```sh\n(#!\/bin\/sh[\s\S]*?)```/.exec(await readFile('docs/operator/messages.md', 'utf8'))?.[1] ?? ''
  return script.replace('YOUR_SECRET', MAIL_SECRET).replace(/https:[^\s)]+/, `${site.url}/api/mail/events`)
}

const mail = (to: string) =>
  queueMail(site.pool, { kind: 'account-changed', key: `real:${to}`, to, data: { firstName: '', change: 'password' } })
type Sent = { to: string; sent: boolean; problem: string | null }
const outbox = async (people: string[]) =>
  (
    await site.pool.query<Sent>(
      `select "to", sent_at is not null as sent, problem from mail_outbox where "to" = any($1) and key like 'real:%' order by 1`,
      [people],
    )
  ).rows
const areSent = (people: string[]) => async () => (await outbox(people)).every(({ sent }) => sent)
/** How many emails each recipient's mailbox got. */
async function deliveries(people: string[]): Promise<number[]> {
  const mails = await postfix.delivered()
  return people.map((to) => mails.filter((text) => text.includes(`Delivered-To: ${to}\n`)).length)
}
const areDelivered = (people: string[]) => async () => (await deliveries(people)).every((count) => count > 0)
const stops = async () =>
  Number((await site.pool.query<{ n: string }>('select count(*) as n from mail_stops')).rows[0]?.n)
const named = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}@example.test`)
const each = <Result>(people: string[], result: Result) => people.map(() => result)

it('delivers each email once', async () => {
  const people = named('here', 30)
  await Promise.all(people.map(mail))
  await eventually(areSent(people), 30_000)
  await eventually(areDelivered(people))
  expect(await deliveries(people)).toEqual(each(people, 1))
}, 60_000)

it('repeats an email that is deferred, and delivers it once', async () => {
  const people = named('full', 5)
  await postfix.answer(Object.fromEntries(people.map((to) => [to, '452 4.2.2 The mailbox is full'])))
  await Promise.all(people.map(mail))
  await eventually(async () => (await outbox(people)).every(({ problem }) => problem?.includes('452 4.2.2')), 30_000)
  await postfix.answer({})
  await eventually(areSent(people), 60_000)
  await eventually(areDelivered(people))
  expect(await deliveries(people)).toEqual(each(people, 1))
  expect(await stops()).toBe(0)
}, 120_000)

it('gets past greylisting, and delivers each email once', async () => {
  const people = named('grey', 5)
  await postfix.answer(Object.fromEntries(people.map((to) => [to, 'greylisted'])))
  await Promise.all(people.map(mail))
  await eventually(async () => (await outbox(people)).every(({ problem }) => problem?.includes('Greylisted')), 30_000)
  await eventually(areSent(people), 60_000)
  await eventually(areDelivered(people))
  expect(await deliveries(people)).toEqual(each(people, 1))
  expect(await stops()).toBe(0)
}, 120_000)

it('stops optional emails to a mailbox that is refused for good, but not when the sender is distrusted', async () => {
  const [gone, distrusted] = [
    await signUpConfirmed(site, 'moved@example.test'),
    await signUpConfirmed(site, 'strict@example.test'),
  ]
  await postfix.answer({ [gone.email]: '550 5.1.1 No such user', [distrusted.email]: '554 5.7.1 Not from you' })
  await Promise.all([gone, distrusted].map(({ email }) => mail(email)))
  await eventually(async () => (await outbox([gone.email, distrusted.email])).every(({ problem }) => problem !== null))
  const stopOf = async (person: typeof gone) =>
    ((await person.get('/api/account')).json as { mailStop: unknown }).mailStop
  await eventually(async () => (await stopOf(gone)) === 'bounce')
  expect(await stopOf(distrusted)).toBeNull()
  // An account's own emails are still tried, and arrive once the mailbox is back.
  await postfix.answer({})
  const people = [gone.email, distrusted.email]
  await eventually(areSent(people), 60_000)
  await eventually(areDelivered(people))
}, 120_000)

it('learns of an email that was accepted and then bounced from Postfix’s own report', async () => {
  const person = await signUpConfirmed(site, 'ada@gone.example.test')
  await mail(person.email)
  await eventually(areSent([person.email]), 30_000)
  const stopOf = async () => ((await person.get('/api/account')).json as { mailStop: unknown }).mailStop
  await eventually(async () => (await stopOf()) === 'bounce', 30_000)
}, 90_000)
