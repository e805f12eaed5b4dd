import type { Question, QuestionPage } from '#contracts/community/questions.ts'
import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'

const HOUR = 3_600_000

type RoundOptions = { title?: string; opensInHours?: number; closesInHours?: number; postId?: number | null }

/** Open for a week, if nothing else is said. */
export async function addRound(
  site: Site,
  { title = 'November questions', opensInHours = -24, closesInHours = 24 * 6, postId = null }: RoundOptions = {},
): Promise<number> {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const round = await site.payload.create({
    collection: 'question-rounds',
    data: {
      title,
      description: 'Everything about cutting and polishing.',
      opensAt: inHours(opensInHours),
      closesAt: inHours(closesInHours),
      startsAt: inHours(closesInHours + 24),
      startsAt_tz: 'America/Chicago',
      post: postId,
    },
  })
  return round.id
}

export const ask = (person: Browser, roundId: number, content: string) =>
  person.post(`/api/questions/${roundId}`, { content })

export const asked = async (person: Browser, roundId: number, content: string) =>
  (await ask(person, roundId, content)).json as Question

export const readRound = async (person: Browser, roundId: number, query = '') =>
  (await person.get(`/api/questions/${roundId}${query}`)).json as QuestionPage

export const findQuestion = async (person: Browser, roundId: number, { id }: Pick<Question, 'id'>) =>
  (await readRound(person, roundId)).questions.find((question) => question.id === id)

export const vote = (person: Browser, roundId: number, { id }: Pick<Question, 'id'>, method = 'POST') =>
  person.send(method, `/api/questions/${roundId}/${id}/vote`)
