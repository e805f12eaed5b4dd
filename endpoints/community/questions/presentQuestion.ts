import type { Question, Round } from '#contracts/community/questions.ts'
import { may } from '#contracts/platform/roles.ts'
import { commentRole } from '#domain/community/comments/commentRules.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { StoredQuestion } from '#domain/community/questions/findQuestions.ts'
import type { StoredRound } from '#domain/community/questions/findRounds.ts'
import { roundPhase } from '#domain/community/questions/questionRules.ts'

export const presentRound = (round: StoredRound, now: Date): Round => ({
  id: round.id,
  title: round.title,
  description: round.description ?? '',
  opensAt: round.opensAt.toISOString(),
  closesAt: round.closesAt.toISOString(),
  startsAt: round.startsAt.toISOString(),
  timeZone: round.timeZone,
  phase: roundPhase(round, now),
  questionCount: round.questionCount,
  answeredCount: round.answeredCount,
  film: round.filmId === null ? null : { id: round.filmId, title: round.filmTitle ?? '' },
})

export function presentQuestion(question: StoredQuestion, viewer: Actor): Question {
  const isMine = question.authorId === viewer.id
  const { answeredAt, hiddenReason } = question
  return {
    id: question.id,
    content: question.content,
    authorId: question.handle,
    authorName: commentRole(question.authorRole) === 'creator' ? question.fullName : null,
    status: question.status,
    hiddenReason: isMine || may(viewer, 'manageQuestions') ? hiddenReason : null,
    votes: question.votes,
    votedByMe: question.votedByMe,
    isMine,
    createdAt: question.createdAt.toISOString(),
    editedAt: question.editedAt?.toISOString() ?? null,
    answer: answeredAt && {
      text: question.answer,
      second: question.answeredSecond,
      postId: question.filmId,
      at: answeredAt.toISOString(),
    },
  }
}
