import { beforeAll, describe, expect, it } from 'vitest'
import type { Question, QuestionPage } from '#contracts/community/questions.ts'
import type { SearchAnswer } from '#contracts/content/search.ts'
import { reindex } from '#domain/content/search/reindex.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmEmail, eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { addRound, ask, asked, findQuestion, readRound, vote } from '../../support/questions.ts'
import { useSite } from '../../support/site.ts'

type Person = Browser & { email: string }

const site = useSite()
let creator: Person
let member: Person
let round: number

beforeAll(async () => {
  creator = await signUpEmployee(site, 'editor')
  member = await signUpPatron(site)
  round = await addRound(site)
})

const answer = (person: Browser, { id }: Question, input: object) =>
  person.put(`/api/admin/questions/${id}/answer`, { text: null, second: null, ...input })
const hide = (person: Browser, { id }: Question, reason?: string) =>
  person.post(`/api/admin/questions/${id}/hide`, { reason })
const answerMails = ({ email }: Person) => mailsTo(site, email, /question was answered/)
const recount = async ({ id }: Question) =>
  (
    await site.pool.query<{ stored: number; counted: number }>(
      `select vote_count::int as stored, (select count(*)::int from question_votes where question_id = q.id) as counted
       from questions q where id = $1`,
      [id],
    )
  ).rows[0]

describe('a round', () => {
  it('shows visitors its title and dates, but no question', async () => {
    const content = 'Which lapidary saw cuts a zirkonium seam?'
    await asked(member, round, content)
    for (const person of [site.visitor(), await signUpMember(site)]) {
      const { text, json } = await person.get(`/api/questions/${round}`)
      expect(json).toMatchObject({ locked: true, questions: [], pages: 1, round: { title: 'November questions' } })
      expect(text).not.toContain('zirkonium')
      const list = await person.get('/api/questions')
      expect(list.json).toMatchObject({ rounds: [{ id: round, phase: 'open', timeZone: 'America/Chicago' }] })
      expect(list.text).not.toContain('zirkonium')
    }
    expect((await readRound(member, round)).questions).toMatchObject([{ content, isMine: true, votes: 0 }])
  })

  it('has a page with its title and description, which search engines find, and without questions', async () => {
    const path = `/questions/${round}-november-questions`
    await asked(member, round, 'Where do labradorite boulders hide?')
    const { status, text } = await site.visitor().get(`/questions/${round}`)
    expect(status).toBe(200)
    expect(text).toContain('<title>November questions | Stone Hunt</title>')
    expect(text).toContain('<meta name="description" content="Everything about cutting and polishing.">')
    expect(text).toContain(`<link rel="canonical" href="${site.url}${path}">`)
    expect(text).toContain('"title":"November questions"')
    expect(text).not.toContain('labradorite')
    expect((await site.visitor().get('/sitemap.xml')).text).toContain(`<loc>${site.url}${path}</loc>`)
    expect((await member.get(path)).text).toContain('labradorite')
    for (const unknown of ['/questions/999999', '/questions/first']) {
      const page = await site.visitor().get(unknown)
      expect(page.status).toBe(404)
      expect(page.text).toContain('<title>404 Page Not Found')
    }
  })

  it('that is open is announced, the one that closes first', async () => {
    const open = async () => (await site.visitor().get('/api/questions/open')).json as { round: { id: number } | null }
    await addRound(site, { title: 'Next year', opensInHours: 24 })
    await addRound(site, { title: 'Last year', opensInHours: -48, closesInHours: -24 })
    expect((await open()).round?.id).toBe(round)
    const short = await addRound(site, { title: 'Short', closesInHours: 1 })
    expect((await open()).round?.id).toBe(short)
    expect((await site.visitor().get('/')).text).toContain('"key":["/api/questions/open"]')
    await site.pool.query('delete from question_rounds where id <> $1', [round])
    site.clock.aheadMs += 30 * 86_400_000
    expect(await open()).toEqual({ round: null })
    site.clock.aheadMs -= 30 * 86_400_000
  })

  it('that doesn’t exist is a 404 everywhere', async () => {
    for (const path of ['/api/questions/999999', '/api/questions/999999/calendar.ics'])
      expect((await member.get(path)).status).toBe(404)
    expect((await ask(member, 999_999, 'Is anybody out there?')).status).toBe(404)
    expect((await member.get('/api/questions/first')).status).toBe(404)
  })

  it('has a calendar file', async () => {
    const { status, headers, text } = await site.visitor().get(`/api/questions/${round}/calendar.ics`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toContain('DTSTART;TZID=America/Chicago:')
  })

  it('with times out of order can’t be saved in the panel', async () => {
    const at = (day: number) => new Date(Date.UTC(2027, 0, day)).toISOString()
    const save = (times: object) =>
      sendFromPanel(site, creator, 'POST', '/cms/api/question-rounds', {
        ...{ title: 'January', opensAt: at(1), closesAt: at(5), startsAt: at(6), startsAt_tz: 'UTC' },
        ...times,
      })
    expect((await save({ closesAt: at(1) })).status).toBe(400)
    expect((await save({ startsAt: at(4) })).status).toBe(400)
    expect((await save({ startsAt_tz: 'Mars/Olympus' })).status).toBe(400)
    const saved = await save({})
    expect(saved.status).toBe(201)
    const { doc } = (await saved.json()) as { doc: { id: number } }
    expect((await ask(member, doc.id, 'Is it too early to ask?')).json).toMatchObject({ code: 'round_not_open' })
    await site.pool.query('delete from question_rounds where id = $1', [doc.id])
  })
})

describe('asking', () => {
  it('is for members who are not muted', async () => {
    const muted = await signUpPatron(site)
    await site.pool.query('update users set comments_muted = true where email = $1', [muted.email])
    const content = 'How do you polish a geode?'
    expect((await ask(site.visitor(), round, content)).status).toBe(401)
    expect((await ask(await signUpMember(site), round, content)).json).toMatchObject({
      code: 'question_subscribers_only',
    })
    expect((await ask(muted, round, content)).status).toBe(403)
  })

  it.each(['', '   ', 'Too short', 'x'.repeat(501), 7, null])('rejects %j', async (content) => {
    expect((await member.post(`/api/questions/${round}`, { content })).status).toBe(400)
  })

  it('allows five questions in a round, also at the same moment', async () => {
    const busy = await signUpPatron(site)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(busy, round, `Question number ${index} of many`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect((await readRound(busy, round)).questionsLeft).toBe(0)
  })

  it('ends with the round', async () => {
    const past = await addRound(site, { opensInHours: -48, closesInHours: -24 })
    expect((await ask(member, past, 'Am I too late for this?')).json).toMatchObject({ code: 'round_not_open' })
  })
})

describe('a member’s own question', () => {
  it('can be changed and deleted until it is answered, by nobody else', async () => {
    const other = await signUpPatron(site)
    const mine = await asked(member, round, 'How deep is a quarry pit?')
    const address = `/api/questions/${round}/${mine.id}`
    const content = 'How deep is a quarry pit in spring?'
    expect((await other.send('PATCH', address, { body: { content } })).status).toBe(404)
    expect((await other.delete(address)).status).toBe(404)
    const edited = await member.send('PATCH', address, { body: { content } })
    expect(edited).toMatchObject({ status: 200, json: { content, editedAt: expect.any(String) as string } })
    await answer(creator, mine, { text: 'Six feet.' })
    expect((await member.send('PATCH', address, { body: { content } })).json).toMatchObject({
      code: 'question_settled',
    })
    expect((await member.delete(address)).status).toBe(409)
    const second = await asked(member, round, 'And how deep is it in autumn?')
    expect((await member.delete(`/api/questions/${round}/${second.id}`)).status).toBe(204)
    expect(await findQuestion(member, round, second)).toBeUndefined()
  })
})

describe('a vote', () => {
  it('counts once under 20 parallel clicks, and can be taken back', async () => {
    const asker = await signUpPatron(site)
    const question = await asked(asker, round, 'What glows under ultraviolet?')
    const clicks = await Promise.all(Array.from({ length: 20 }, () => vote(member, round, question)))
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await recount(question)).toEqual({ stored: 1, counted: 1 })
    expect(await findQuestion(member, round, question)).toMatchObject({ votes: 1, votedByMe: true })
    const mixed = Array.from({ length: 20 }, (_, index) => vote(member, round, question, index % 2 ? 'DELETE' : 'POST'))
    await Promise.all(mixed)
    await vote(member, round, question, 'DELETE')
    expect(await recount(question)).toEqual({ stored: 0, counted: 0 })
  })

  it('of 20 members at once counts 20', async () => {
    const question = await asked(await signUpPatron(site), round, 'Where did the best one come from?')
    const people = await Promise.all(Array.from({ length: 20 }, () => signUpPatron(site)))
    await Promise.all(people.flatMap((person) => [vote(person, round, question), vote(person, round, question)]))
    expect(await recount(question)).toEqual({ stored: 20, counted: 20 })
    expect((await readRound(member, round)).questions[0]).toMatchObject({ id: question.id, votes: 20 })
  })

  it('is refused for one’s own, an answered and a hidden question, and without a membership', async () => {
    const asker = await signUpPatron(site)
    const question = await asked(asker, round, 'May I vote for this myself?')
    expect((await vote(asker, round, question)).json).toMatchObject({ code: 'own_question' })
    expect((await vote(await signUpMember(site), round, question)).status).toBe(403)
    expect((await vote(member, await addRound(site), question)).status).toBe(404)
    await answer(creator, question, { text: 'No.' })
    expect((await vote(member, round, question)).json).toMatchObject({ code: 'question_settled' })
    expect(await recount(question)).toEqual({ stored: 0, counted: 0 })
  })
})

describe('an answer', () => {
  it('of an employee is shown and emailed to the asker once, without its text', async () => {
    const asker = await signUpPatron(site)
    await confirmEmail(site, asker)
    const question = await asked(asker, round, 'Which grit do you finish with?')
    expect((await answer(member, question, { text: 'Mine' })).status).toBe(403)
    expect((await answer(creator, question, { text: 'Three thousand, secretly' })).status).toBe(200)
    await answer(creator, question, { text: 'Five thousand, secretly' })
    expect(await findQuestion(member, round, question)).toMatchObject({
      status: 'answered',
      answer: { text: 'Five thousand, secretly', second: null },
    })
    await eventually(async () => (await answerMails(asker)).length === 1)
    const [mail = ''] = await answerMails(asker)
    expect(mail).toContain(`/questions/${round}#question-${question.id}`)
    expect(mail).not.toContain('secretly')
    const { rows } = await site.pool.query(`select 1 from mail_outbox where key = $1`, [
      `question-answered:${question.id}`,
    ])
    expect(rows).toHaveLength(1)
  })

  it('in the film needs a film, and links it once it is published', async () => {
    const question = await asked(await signUpPatron(site), round, 'When do you open the geode?')
    expect((await answer(creator, question, { second: 450 })).json).toMatchObject({ code: 'round_without_film' })
    const film = await publishGallery(await signUpEmployee(site), { isSubscriberOnly: true })
    await site.pool.query('update question_rounds set post_id = $1 where id = $2', [film.id, round])
    expect((await answer(creator, question, { second: 450 })).json).toMatchObject({
      answer: { text: null, second: 450, postId: film.id },
    })
    await site.pool.query(`update posts set status = 'draft' where id = $1`, [film.id])
    expect((await findQuestion(member, round, question))?.answer).toMatchObject({ second: 450, postId: null })
    expect((await readRound(member, round)).round.film).toBeNull()
  })

  it('from the panel does the same, and can be removed', async () => {
    const asker = await signUpPatron(site)
    await confirmEmail(site, asker)
    const question = await asked(asker, round, 'Do you ever sell your doubles?')
    const save = (data: object) => sendFromPanel(site, creator, 'PATCH', `/cms/api/questions/${question.id}`, data)
    expect((await save({ answer: '  Twice a year.  ' })).status).toBe(200)
    await eventually(async () => (await answerMails(asker)).length === 1)
    expect(await findQuestion(member, round, question)).toMatchObject({
      status: 'answered',
      answer: { text: 'Twice a year.' },
    })
    expect((await save({ answer: '', status: 'answered', voteCount: 99 })).status).toBe(200)
    expect(await findQuestion(member, round, question)).toMatchObject({ status: 'open', votes: 0, answer: null })
    expect((await save({ isHidden: true })).status).toBe(400)
  })

  it('is not emailed to a member who turned these emails off', async () => {
    const quiet = await signUpPatron(site)
    await quiet.put('/api/account/reply-emails', { on: false })
    const question = await asked(quiet, round, 'Can you answer me quietly?')
    await answer(creator, question, { text: 'Yes.' })
    const { rows } = await site.pool.query(`select 1 from mail_outbox where kind = 'question-answered' and "to" = $1`, [
      quiet.email,
    ])
    expect(rows).toEqual([])
  })
})

describe('a hidden question', () => {
  it('is seen by its author with the reason, and by no other member', async () => {
    const asker = await signUpPatron(site)
    const question = await asked(asker, round, 'Buy my cheap crystals here?')
    expect((await hide(member, question, 'Spam')).status).toBe(403)
    expect((await hide(creator, question)).status).toBe(400)
    expect((await hide(creator, question, 'Advertising')).status).toBe(204)
    expect(await findQuestion(asker, round, question)).toMatchObject({ status: 'hidden', hiddenReason: 'Advertising' })
    expect(await findQuestion(member, round, question)).toBeUndefined()
    expect((await vote(member, round, question)).status).toBe(409)
    expect((await answer(creator, question, { text: 'No' })).status).toBe(409)
    const { rows } = await site.pool.query(
      `select what from employee_changes where kind = 'questions' and subject_id = $1`,
      [String(question.id)],
    )
    expect(rows).toEqual([{ what: 'Hidden' }])
    expect((await creator.delete(`/api/admin/questions/${question.id}/hide`)).status).toBe(204)
    expect(await findQuestion(member, round, question)).toMatchObject({ status: 'open', hiddenReason: null })
  })
})

describe('search', () => {
  const find = async (person: Browser, word: string) => (await person.get(`/api/search?q=${word}`)).json as SearchAnswer
  const urls = async (person: Browser, word: string) =>
    (await find(person, word)).groups.flatMap(({ results }) => results.map(({ url }) => url))

  it('finds answered questions for members only, and a round for everyone', async () => {
    const searched = await addRound(site, { title: 'Thundereggs in winter' })
    const question = await asked(await signUpPatron(site), searched, 'Where is the plumeagate hidden?')
    expect(await urls(member, 'plumeagate')).toEqual([])
    await answer(creator, question, { text: 'Below the dendritequarry.' })
    for (const word of ['plumeagate', 'dendritequarry']) {
      expect(await urls(member, word)).toEqual([`/questions/${searched}#question-${question.id}`])
      expect(await urls(site.visitor(), word)).toEqual([])
      expect(await urls(await signUpMember(site), word)).toEqual([])
    }
    expect(await urls(site.visitor(), 'thundereggs')).toEqual([`/questions/${searched}-thundereggs-in-winter`])
    await reindex(site.pool, () => undefined)
    expect(await urls(member, 'plumeagate')).toHaveLength(1)
    await hide(creator, question, 'Secret place')
    expect(await urls(member, 'plumeagate')).toEqual([])
  })
})

it('a member’s questions and votes are exported, and deleted with the account', async () => {
  const leaving = await signUpPatron(site)
  const question = await asked(leaving, round, 'What happens to this question?')
  const other = await asked(await signUpPatron(site), round, 'Will this vote be counted?')
  await vote(leaving, round, other)
  const data = (await leaving.get('/api/account/export')).json as { questions: object[]; votesForQuestions: object[] }
  expect(data.questions).toMatchObject([{ content: 'What happens to this question?', in: 'November questions' }])
  expect(data.votesForQuestions).toMatchObject([{ in: 'November questions' }])
  await leaving.post('/api/account/delete', { password: PASSWORD })
  await eventually(async () => (await findQuestion(member, round, question)) === undefined)
  expect(await recount(other)).toEqual({ stored: 0, counted: 0 })
})

it('questions are sorted by votes or newest first, in pages', async () => {
  const full = await addRound(site, { title: 'A full round' })
  const people = await Promise.all(Array.from({ length: 5 }, () => signUpPatron(site)))
  for (const person of people)
    for (let n = 0; n < 5; n += 1) await asked(person, full, `A question about number ${n}, please`)
  const newest = await readRound(member, full, '?sort=newest')
  const [last] = newest.questions as [Question]
  await vote(member, full, last)
  expect((newest satisfies QuestionPage).pages).toBe(2)
  const byVotes = await readRound(member, full)
  expect(byVotes.questions[0]?.id).toBe(last.id)
  const second = await readRound(member, full, '?page=2')
  expect(new Set([...byVotes.questions, ...second.questions].map(({ id }) => id)).size).toBe(25)
})
