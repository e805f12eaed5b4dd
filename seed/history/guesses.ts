import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'

const guessList = [
  {
    film: 'Opening an amethyst geode by torchlight',
    question: 'What is inside this one?',
    options: ['Solid agate', 'A hollow with crystals', 'Opal', 'Plain rhyolite'],
    right: 1,
    second: 4,
    closesInDays: 3,
  },
  {
    film: 'What a thin section tells',
    question: 'What is inside this dull pebble?',
    options: ['Plain gray, all through', 'Every color of a church window', 'A hollow with water in it'],
    right: 1,
    second: 3,
    closesInDays: -2,
  },
]

/** One that people can guess at, and one that is revealed. */
export async function seedGuesses(req: Req): Promise<void> {
  if (await returnsRow(req.pool, statement`select 1 from guesses limit 1`)) return
  for (const guess of guessList) await seedGuess(req, guess)
}

async function seedGuess({ payload, pool, now }: Req, demo: (typeof guessList)[number]): Promise<void> {
  const { film, question, options, right, second, closesInDays } = demo
  const post = await row(
    pool,
    sql<{ id: number }>`select id from posts where title = ${film} and type = 'video' and status = 'published'`,
  )
  if (!post) throw new Error(`The demo has no “${film}”`)
  const guess = await payload.create({
    collection: 'guesses',
    data: {
      post: post.id,
      question,
      second,
      closesAt: new Date(now.getTime() + closesInDays * DAY_MS).toISOString(),
      options: options.map((text, at) => ({ text, isRight: at === right })),
    },
  })
  await pool.query(sql`
    insert into guess_votes (guess_id, user_id, option_id, created_at, changed_at)
    select ${guess.id}, u.id, (select o.id from guesses_options o where o._parent_id = ${guess.id} and o._order = 1 + u.id % ${options.length}),
      ${new Date(now.getTime() - 3 * DAY_MS)}, ${new Date(now.getTime() - 3 * DAY_MS)}
    from users u where u.email like '%@members.stonehunt.test'`)
}
