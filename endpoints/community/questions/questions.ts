import { QUESTIONS_PER_PAGE, ROUNDS_PER_PAGE } from '#contracts/community/questionPages.ts'
import * as routes from '#contracts/routes/community/questions.ts'
import { answerQuestion as answer } from '#domain/community/questions/answerQuestion.ts'
import { findQuestions } from '#domain/community/questions/findQuestions.ts'
import {
  findOpenRound,
  findRound,
  listRounds as list,
  nextRoundChange,
} from '#domain/community/questions/findRounds.ts'
import { hideQuestion as hide } from '#domain/community/questions/hideQuestion.ts'
import { roundCalendar } from '#domain/community/questions/roundCalendar.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { HttpResult } from '../../HttpResult.ts'
import { implement } from '../../implement.ts'
import { presentQuestion, presentRound } from './presentQuestion.ts'

const pagesOf = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage))

export const listRounds = implement(routes.listRounds, async ({ pool, now }, { query: { page } }) => {
  const { rounds, count } = await list(pool, page)
  return { pages: pagesOf(count, ROUNDS_PER_PAGE), rounds: rounds.map((round) => presentRound(round, now)) }
})

export const readOpenRound = implement(
  routes.readOpenRound,
  async ({ pool, now }) => {
    const round = await findOpenRound(pool, now)
    return { round: round && presentRound(round, now) }
  },
  // A film is named once it is published.
  { cache: { topics: ['questions', 'posts'], by: 'everyone', until: nextRoundChange } },
)

export const readRound = implement(routes.readRound, async (req, { params, query }) => {
  const { round, locked, count, questionsLeft, questions } = await findQuestions(req, params.round, query)
  const { user } = req
  return {
    round: presentRound(round, req.now),
    locked,
    pages: pagesOf(count, QUESTIONS_PER_PAGE),
    questionsLeft,
    questions: user ? questions.map((question) => presentQuestion(question, user)) : [],
  }
})

export const readRoundCalendar = implement(
  routes.readRoundCalendar,
  async ({ pool, payload, now }, { params }) => {
    const [round, { brand }] = await Promise.all([findRound(pool, params.round), readBrand(pool)])
    const headers = {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="questions-${round.id}.ics"`,
      'X-Content-Type-Options': 'nosniff',
    }
    const site = { name: brand.name, url: payload.config.serverURL }
    return new HttpResult(200, headers, roundCalendar(round, site, now))
  },
  { rateLimit: { calls: 120, seconds: 600 } },
)

export const answerQuestion = implement(routes.answerQuestion, async (req, { params: { id }, input }) =>
  presentQuestion(await answer(req, id, input), req.user),
)

export const hideQuestion = implement(routes.hideQuestion, async (req, { params: { id }, input: { reason } }) => {
  await hide(req, id, reason)
})

export const showQuestion = implement(routes.showQuestion, async (req, { params: { id } }) => {
  await hide(req, id, null)
})
