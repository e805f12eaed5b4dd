import type { RoundPhase } from '#contracts/community/questions.ts'

type Times = { opensAt: Date; closesAt: Date }

export function roundPhase({ opensAt, closesAt }: Times, now: Date): RoundPhase {
  if (now < opensAt) return 'upcoming'
  return now < closesAt ? 'open' : 'closed'
}

export type QuestionStatus = 'open' | 'answered' | 'hidden'
type Content = { isHidden: boolean; answer: string | null; answeredSecond: number | null }

/** A question shown again after it was hidden keeps its answer. */
export function questionStatus({ isHidden, answer, answeredSecond }: Content): QuestionStatus {
  if (isHidden) return 'hidden'
  return answer || answeredSecond !== null ? 'answered' : 'open'
}

export type QuestionAction = 'edit' | 'delete' | 'vote' | 'answer' | 'hide' | 'show'

/** What may happen to a question. Employees answer, hide and show in every phase of its round. */
const EMPLOYEES: Record<QuestionStatus, readonly QuestionAction[]> = {
  open: ['answer', 'hide'],
  answered: ['answer', 'hide'],
  hidden: ['show'],
}
const MEMBERS: Record<QuestionStatus, readonly QuestionAction[]> = {
  open: ['edit', 'delete', 'vote'],
  answered: [],
  hidden: ['delete'],
}

export const isPossible = (action: QuestionAction, status: QuestionStatus, phase: RoundPhase): boolean =>
  EMPLOYEES[status].includes(action) || (phase === 'open' && MEMBERS[status].includes(action))
