import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { type QuestionListing, questionQueryOf } from '#contracts/community/questionPages.ts'
import type { AnswerInput, Question } from '#contracts/community/questions.ts'
import {
  addVote,
  answerQuestion,
  askQuestion,
  deleteQuestion,
  editQuestion,
  hideQuestion,
  listRounds,
  readRound,
  removeVote,
  showQuestion,
} from '#contracts/routes/community/questions.ts'
import { readQuery } from '../../../lib/readQuery.ts'

type Id = Question['id']

export const roundsQuery = (page: number) => ({
  ...readQuery(listRounds, { query: page > 1 ? { page } : {} }),
  placeholderData: keepPreviousData,
})

export const roundQuery = (round: Id, listing: QuestionListing) => ({
  ...readQuery(readRound, { params: { round: String(round) }, query: questionQueryOf(listing) }),
  placeholderData: keepPreviousData,
})

/** Saves, then reads the round again. */
function useChange<Input>(round: Id, mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  const isOfRound = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.join('/').split('?')[0] === `/api/questions/${round}`
  return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries({ predicate: isOfRound }) })
}

const params = (round: Id, { id }: Pick<Question, 'id'>) => ({
  params: { round: String(round), question: String(id) },
})

export const useAsk = (round: Id) =>
  useChange(round, (content: string) => call(askQuestion, { params: { round: String(round) }, input: { content } }))

export const useEdit = (round: Id, question: Question) =>
  useChange(round, (content: string) => call(editQuestion, { ...params(round, question), input: { content } }))

export const useDelete = (round: Id, question: Question) =>
  useChange(round, () => call(deleteQuestion, params(round, question)))

export const useVote = (round: Id, question: Question) =>
  useChange(round, () => call(question.votedByMe ? removeVote : addVote, params(round, question)))

export const useAnswer = (round: Id, { id }: Question) =>
  useChange(round, (input: AnswerInput) => call(answerQuestion, { params: { id: String(id) }, input }))

/** An empty reason shows the question again. */
export const useHide = (round: Id, { id }: Question) =>
  useChange(round, (reason: string) =>
    reason
      ? call(hideQuestion, { params: { id: String(id) }, input: { reason } })
      : call(showQuestion, { params: { id: String(id) } }),
  )
