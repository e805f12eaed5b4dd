import { setTimeout } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANES, LIMITS } from '#domain/platform/heavyWork/limits.ts'
import { endHeavyWork } from '#domain/platform/heavyWork/threads.ts'
import type { Browser } from '../../support/Browser.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { check, checked, linesOf } from '../../support/imports.ts'
import { MAIL_SECRET, mimeOf } from '../../support/inboundMail.ts'
import { writeLetter } from '../../support/letters.ts'
import { buy } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { wxr, wxrItem } from '../../support/postExports.ts'
import { publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { paragraph, story } from '../../support/stories.ts'

type Person = Browser & { email: string }

const site = useSite({ variables: () => ({ MAIL_WEBHOOK_SECRET: MAIL_SECRET }) })
let owner: Browser
let ada: Person
let ben: Person
let cleo: Person
let dora: Person
beforeAll(async () => {
  owner = await signUpEmployee(site)
  ada = await signUpMember(site)
  ben = await signUpMember(site)
  cleo = await signUpMember(site)
  dora = await signUpMember(site)
  for (const person of [ada, ben, cleo, dora]) await logLines(person, 9)
})

const standard = structuredClone({ LANES, LIMITS })
// Every thread of these is new: what it has to load takes longer than a limit of a millisecond.
beforeEach(() => endHeavyWork())
afterAll(() => endHeavyWork())
afterEach(() => {
  Object.assign(LANES, structuredClone(standard.LANES))
  Object.assign(LIMITS, structuredClone(standard.LIMITS))
})

/** As many finds, with 1,000 lines each. */
const logLines = (person: Person, finds: number) =>
  site.pool.query(
    `insert into logged_finds (user_id, catalogue_number, stone, place, notes)
     select id, 'L-' || n, 'Agate', '', repeat(E'a\n', 1000) from users, generate_series(1, $2::int) n where email = $1`,
    [person.email, finds],
  )

/** Answers of `/healthz` on other connections while something runs. */
async function healthzDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => (isDone = true))
  let answers = 0
  while (!isDone) {
    await setTimeout(10)
    const { status } = await fetch(`${site.url}/healthz`)
    if (!isDone && status === 200) answers += 1
  }
  return answers
}

const report = (body: string) =>
  fetch(`${site.url}/api/mail/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': 'message/rfc822' },
    body,
  })

const deliveryReport = (recipient: string) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.test',
    '',
    `Final-Recipient: ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
    '',
  ].join('\r\n')

describe('a list of finds as a PDF', () => {
  it('with 9,000 lines is drawn while /healthz answers on', async () => {
    const drawing = ada.get('/api/finds.pdf')
    expect(await healthzDuring(drawing)).toBeGreaterThan(20)
    expect(await drawing).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-1\.7/) as string })
  })

  it('with 120,000 lines is refused: its lines count, not its finds', async () => {
    const person = await signUpMember(site)
    await logLines(person, 120)
    const answer = await person.get('/api/finds.pdf')
    expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } })
    expect(answer.text).toContain('download the table')
    expect((await person.get('/api/finds.csv')).status).toBe(200)
    expect((await person.get('/api/finds.pdf?q=L-120')).status).toBe(200)
  })

  it('is drawn once at a time for a person, and meanwhile for others', async () => {
    const both = Promise.all([ada.get('/api/finds.pdf'), ada.get('/api/finds.pdf')])
    expect((await ben.get('/api/finds.pdf?q=none')).status).toBe(200)
    const [drawn, refused] = (await both).toSorted((one, other) => one.status - other.status)
    expect(drawn?.status).toBe(200)
    expect(refused).toMatchObject({ status: 429, json: { code: 'work_in_progress' } })
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect((await ada.get('/api/finds.pdf?q=none')).status).toBe(200)
  })

  it('is refused when enough others wait, and says when to come back', async () => {
    Object.assign(LANES.documents, { threads: 1, waiting: 1 })
    // Starts the thread, so that one is drawn and one waits.
    await ada.get('/api/finds.pdf?q=none')
    const answers = await Promise.all([ada, ben, cleo, dora].map((person) => person.get('/api/finds.pdf')))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toMatchObject([
      { status: 503, json: { code: 'unavailable' } },
      { status: 503, json: { code: 'unavailable' } },
    ])
    expect(refused[0]?.headers.get('retry-after')).toBe('10')
    expect((await dora.get('/api/finds.pdf?q=none')).status).toBe(200)
  })

  it('that takes too long ends its thread; the next is drawn in another', async () => {
    Object.assign(LANES.documents, { threads: 1 })
    const short = { ...LIMITS.findList, seconds: 0.001 }
    LIMITS.findList = short
    const slow = ada.get('/api/finds.pdf')
    expect(await slow).toMatchObject({ status: 422, json: { code: 'too_heavy' } })
    LIMITS.findList = { ...short, seconds: 30 }
    expect((await ada.get('/api/finds.pdf')).status).toBe(200)
  })

  it('that needs too much memory ends its thread, not the process; who waits behind it gets theirs', async () => {
    Object.assign(LANES.documents, { threads: 1, megabytes: 26 })
    const [large, small] = [ada.get('/api/finds.pdf'), ben.get('/api/finds.pdf?q=none')]
    expect(await large).toMatchObject({ status: 422, json: { code: 'too_heavy' } })
    expect((await small).status).toBe(200)
    expect((await ada.get('/api/finds.pdf?q=none')).status).toBe(200)
  })
})

describe('the invoices of guests', () => {
  it('are drawn one at a time for a network, whichever order they are of', async () => {
    const variantIds = (await openShop(site)).slice(0, 1)
    const [one, other] = [await buy(site, { variantIds }), await buy(site, { variantIds })]
    const answers = await Promise.all(
      [one, other].map(({ buyer, reference }) => buyer.get(`/api/orders/${reference}/invoice`)),
    )
    const [drawn, refused] = answers.toSorted((first, second) => first.status - second.status)
    expect(drawn?.status).toBe(200)
    expect(refused).toMatchObject({ status: 429, json: { code: 'work_in_progress' } })
  })
})

describe('a file of posts', () => {
  const many = '<p a b c d e f g>h'.repeat(49_000)
  const fine = (id: number) => wxrItem({ id, title: `Find ${id}`, content: '<p>Banded.</p>' })
  const imports = async () =>
    (
      await site.pool.query<object>(
        'select (select count(*) from imports) as i, (select count(*) from import_lines) as l',
      )
    ).rows

  it('with one that needs too much is read without it, and its line says so', { timeout: 120_000 }, async () => {
    LANES.imports.megabytes = 64
    LIMITS.postFile = { ...LIMITS.postFile, seconds: 60, totalSeconds: 60 }
    const file = wxr(fine(1), wxrItem({ id: 2, content: many }), fine(3))
    const { id, counts } = await checked(owner, file, { kind: 'wordpress-posts', fileName: 'old.xml' })
    expect(counts).toMatchObject({ lines: 3, create: 2, refuse: 1 })
    expect(await linesOf(owner, id)).toMatchObject([
      { line: 1, name: 'Find 1', action: 'create' },
      { line: 2, action: 'refuse', reason: expect.stringContaining('takes too long to read') as string },
      { line: 3, name: 'Find 3', action: 'create' },
    ])
  })

  it('that takes too long is refused, and nothing of it is stored', async () => {
    LIMITS.postFile = { ...LIMITS.postFile, seconds: 0.001 }
    const before = await imports()
    const work = check(owner, wxr(fine(4)), { kind: 'wordpress-posts', fileName: 'old.xml' })
    expect(await healthzDuring(work)).toBeGreaterThan(3)
    expect(await work).toMatchObject({ status: 422, json: { code: 'too_heavy' } })
    expect(await imports()).toEqual(before)
  })

  it('or of members with more than 4,000,000 values is refused', async () => {
    const line = `${','.repeat(199)}\n`
    const answer = await check(owner, line.repeat(20_002), { kind: 'ghost-members' })
    expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } })
  })

  it('is read once at a time for an employee', async () => {
    const file = wxr(
      ...Array.from({ length: 60 }, (_, id) => wxrItem({ id, content: '<p>Cold hands.</p>'.repeat(100) })),
    )
    const first = check(owner, file, { kind: 'wordpress-posts' })
    const second = check(owner, file, { kind: 'wordpress-posts' })
    expect([(await first).status, (await second).status].toSorted()).toEqual([201, 429])
  })
})

describe('the report of a mail server', () => {
  it('is read while /healthz answers on, and a forged one stops nobody', async () => {
    const answer = report(deliveryReport('x'.repeat(100_000)))
    expect(await healthzDuring(answer)).toBeGreaterThan(5)
    expect([200, 400, 422]).toContain((await answer).status)
    expect((await site.pool.query('select 1 from mail_stops')).rows).toEqual([])
  })

  it('that takes too long answers 422, so that the mail server doesn’t send it again; the next is read', async () => {
    LIMITS.mailReport = { ...LIMITS.mailReport, seconds: 0.001 }
    expect((await report(deliveryReport('rfc822; ada@example.test'))).status).toBe(422)
    LIMITS.mailReport = { ...LIMITS.mailReport, seconds: 10 }
    expect((await report(deliveryReport('rfc822; ada@example.test'))).status).toBe(200)
  })

  it('and a reply wait for no PDF: they have threads of their own', async () => {
    Object.assign(LANES.documents, { threads: 1 })
    const drawing = ada.get('/api/finds.pdf')
    expect((await report(deliveryReport('rfc822; ada@example.test'))).status).toBe(200)
    const reply = await fetch(`${site.url}/api/mail/inbound`, {
      method: 'POST',
      headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': 'message/rfc822' },
      body: mimeOf({ from: 'ada@example.test', to: 'reply@example.test', text: 'Hello' }),
    })
    expect(reply.status).toBe(400)
    expect((await drawing).status).toBe(200)
  })
})

describe('texts', () => {
  it('that take too long to export are in the archive as they are stored', async () => {
    const post = await publishGallery(owner, { title: 'A ridge' })
    await setStored(site, post, 'body', JSON.stringify(story(paragraph('Banded agate.'))))
    LIMITS.markdown = { ...LIMITS.markdown, seconds: 0.001 }
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, body } = await fetchBytes(`${site.url}/api/admin/exports/posts.zip?files=false`, { cookie })
    expect(status).toBe(200)
    const files = Object.entries(unzipSync(body)).map(([path, bytes]) => [path, strFromU8(bytes)] as const)
    const textOf = (ending: string) => files.find(([path]) => path.endsWith(`a-ridge-${post.id}.${ending}`))?.[1]
    expect(textOf('md')).toMatch(/^---\n\{\n {2}"title": "A ridge",[\s\S]*took too long to convert/)
    expect(JSON.parse(textOf('json') ?? '')).toMatchObject({ root: { children: [{ type: 'paragraph' }] } })
  })

  it('of letters are drawn in a thread; one that takes too long is not shown', async () => {
    const id = await writeLetter(site, owner, { subject: 'Spring', body: story(paragraph('Mud season.')) })
    LIMITS.mail = { ...LIMITS.mail, seconds: 0.001 }
    const preview = () => owner.get(`/api/admin/letters/${id}/email/preview`)
    expect(await preview()).toMatchObject({ status: 422, json: { code: 'too_heavy' } })
    LIMITS.mail = { ...LIMITS.mail, seconds: 10 }
    expect((await preview()).text).toContain('Mud season.')
  })

  it('of captions with thousands of cues are read in a thread, and a file that takes too long isn’t stored', async () => {
    const { id } = await publishFilm(owner)
    const second = (at: number) => `00:${String(at % 60).padStart(2, '0')}.000`
    const cue = (_: unknown, at: number) =>
      `\n${second(Math.floor(at / 50))} --> 01:00.000\nBand ${at}, and band after band of it\n`
    const vtt = `WEBVTT\n${Array.from({ length: 2_400 }, cue).join('')}`
    const save = () => sendFromPanel(site, owner, 'POST', '/cms/api/captions', { post: id, language: 'en', vtt })
    LIMITS.captions = { ...LIMITS.captions, seconds: 0.001 }
    const refused = await save()
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('too much to process')])
    LIMITS.captions = { ...LIMITS.captions, seconds: 10 }
    const saved = await save()
    expect([saved.status, await saved.text()]).toEqual([201, expect.anything()])
    expect((await owner.get(`/api/posts/${id}/captions/en.vtt`)).text).toContain('Band 2399')
  })
})
