import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { questionStatus } from '#domain/community/questions/questionRules.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type DemoQuestion, openQuestions, pastQuestions } from './questionList.ts'

/** One round that members can ask in, and one that was answered. */
export async function seedQuestions(req: Req): Promise<void> {
  if (await returnsRow(req.pool, statement`select 1 from question_rounds limit 1`)) return
  const members = await rows(
    req.pool,
    sql<{
      id: number
    }>`select distinct author_id as id from comments join users u on u.id = author_id and u.role is null order by 1`,
  )
  const film = await row(
    req.pool,
    sql<{ id: number }>`
      select id from posts where type = 'video' and status = 'published' and deleted_at is null order by created_at limit 1`,
  )
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return
  await seedRound(req, 'Slabs, saws and first finds', -3, openQuestions, ids, null)
  await seedRound(req, 'October: polishing from rough to mirror', -40, pastQuestions, ids, film?.id ?? null)
}

async function seedRound(
  req: Req,
  title: string,
  opensInDays: number,
  questions: DemoQuestion[],
  members: number[],
  filmId: number | null,
): Promise<void> {
  const inDays = (days: number) => new Date(req.now.getTime() + days * DAY_MS)
  const round = await req.payload.create({
    collection: 'question-rounds',
    data: {
      title,
      description: 'Ask what you like, and vote for what you would like to know, too.',
      opensAt: inDays(opensInDays).toISOString(),
      closesAt: inDays(opensInDays + 10).toISOString(),
      startsAt: atTwoInChicago(inDays(opensInDays + 11)).toISOString(),
      startsAt_tz: 'America/Chicago',
      post: filmId,
    },
  })
  for (const [index, { asks, votes, answer = null, second = null }] of questions.entries()) {
    const askedAt = inDays(opensInDays + 1 + index / 2)
    const answeredSecond = filmId === null ? null : second
    const status = questionStatus({ isHidden: false, answer, answeredSecond })
    const created = await row(
      req.pool,
      sql<{ id: number }>`
        insert into questions (content, round_id, author_id, answer, answered_second, answered_at, status, created_at, updated_at)
        values (${asks}, ${round.id}, ${members[index % members.length] ?? 0}, ${answer}, ${answeredSecond}::numeric,
          ${status === 'answered' ? inDays(opensInDays + 11) : null}, ${status}::enum_questions_status, ${askedAt}, ${askedAt})
        returning id`,
    )
    const others = members.filter((_, place) => place !== index % members.length).slice(0, votes)
    await req.pool.query(sql`
      insert into question_votes (question_id, user_id, created_at)
      select ${created?.id ?? 0}, unnest(${others}::int[]), ${askedAt}`)
  }
}

/** In winter. */
const atTwoInChicago = (date: Date): Date => new Date(new Date(date).setUTCHours(20, 0, 0, 0))
