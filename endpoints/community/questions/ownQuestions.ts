import * as routes from '#contracts/routes/community/questions.ts'
import { askQuestion as ask } from '#domain/community/questions/askQuestion.ts'
import { deleteQuestion as remove, editQuestion as edit } from '#domain/community/questions/editQuestion.ts'
import { voteForQuestion } from '#domain/community/questions/voteForQuestion.ts'
import { implement } from '../../implement.ts'
import { presentQuestion } from './presentQuestion.ts'

const writing = { rateLimit: { calls: 30, seconds: 3600 } }
const voting = { rateLimit: { calls: 300, seconds: 600 } }

type Named = { round: number; question: number }
const named = ({ round, question }: Named) => ({ roundId: round, id: question })

export const askQuestion = implement(
  routes.askQuestion,
  async (req, { params, input: { content } }) => presentQuestion(await ask(req, params.round, content), req.user),
  writing,
)

export const editQuestion = implement(
  routes.editQuestion,
  async (req, { params, input: { content } }) => presentQuestion(await edit(req, named(params), content), req.user),
  writing,
)

export const deleteQuestion = implement(
  routes.deleteQuestion,
  async (req, { params }) => {
    await remove(req, named(params))
  },
  writing,
)

export const addVote = implement(
  routes.addVote,
  async (req, { params }) => {
    await voteForQuestion(req, named(params), true)
  },
  voting,
)

export const removeVote = implement(
  routes.removeVote,
  async (req, { params }) => {
    await voteForQuestion(req, named(params), false)
  },
  voting,
)
