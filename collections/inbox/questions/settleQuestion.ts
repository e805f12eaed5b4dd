import type { CollectionBeforeChangeHook } from 'payload'
import { questionStatus } from '#domain/community/questions/questionRules.ts'
import type { Question } from '../../../payload-types.ts'

/** The status follows from what the employee entered; an empty answer is none. */
export const settleQuestion: CollectionBeforeChangeHook<Question> = ({ data, originalDoc }) => {
  const wanted = { ...originalDoc, ...data }
  const answer = wanted.answer?.trim() || null
  const answeredSecond = wanted.answeredSecond ?? null
  const isHidden = Boolean(wanted.isHidden)
  const isAnswered = questionStatus({ isHidden: false, answer, answeredSecond }) === 'answered'
  return {
    ...data,
    answer,
    answeredSecond,
    isHidden,
    hiddenReason: isHidden ? wanted.hiddenReason : null,
    status: questionStatus({ isHidden, answer, answeredSecond }),
    answeredAt: isAnswered ? (originalDoc?.answeredAt ?? new Date().toISOString()) : null,
  }
}
