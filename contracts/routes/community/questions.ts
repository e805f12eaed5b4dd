import { route } from '../../route.ts'

const ofQuestion = async () => ({ params: (await import('../../shared/params.ts')).questionParams })

export const listRounds = route('GET', '/questions', {
  summary: 'Lists Q&A rounds, the latest session first.',
  access: 'everyone',
  scope: 'questions:read',
  request: async () => ({ query: (await import('../../shared/queries.ts')).roundPageQuery }),
  output: async () => (await import('../../community/questions.ts')).roundPageSchema,
})

/** Before the pattern below, which it matches too. */
export const readOpenRound = route('GET', '/questions/open', {
  summary: 'Returns the Q&A round in which members can ask now.',
  access: 'everyone',
  scope: 'questions:read',
  output: async () => (await import('../../community/questions.ts')).openRoundSchema,
})

export const readRound = route('GET', '/questions/:round', {
  summary: 'Returns a Q&A round, and for members a page of its questions.',
  access: 'everyone',
  scope: 'questions:read',
  errors: ['round_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).roundParams,
    query: (await import('../../shared/queries.ts')).questionPageQuery,
  }),
  output: async () => (await import('../../community/questions.ts')).questionPageSchema,
})

export const readRoundCalendar = route('GET', '/questions/:round/calendar.ics', {
  summary: 'Returns the session of a round as an iCalendar file.',
  access: 'everyone',
  produces: 'text/calendar',
  errors: ['round_not_found', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).roundParams }),
})

export const askQuestion = route('POST', '/questions/:round', {
  summary: 'Asks a question, at most five for each round.',
  access: 'signedIn',
  status: 201,
  errors: [
    'round_not_found',
    'round_not_open',
    'too_many_questions',
    'question_subscribers_only',
    'forbidden',
    'too_many_requests',
  ],
  request: async () => ({
    params: (await import('../../shared/params.ts')).roundParams,
    input: (await import('../../community/questions.ts')).questionInput,
  }),
  output: async () => (await import('../../community/questions.ts')).questionSchema,
})

export const editQuestion = route('PATCH', '/questions/:round/:question', {
  summary: 'Changes your question while its round is open and it has no answer.',
  access: 'signedIn',
  errors: ['question_not_found', 'question_settled', 'question_subscribers_only', 'forbidden', 'too_many_requests'],
  request: async () => ({
    ...(await ofQuestion()),
    input: (await import('../../community/questions.ts')).questionInput,
  }),
  output: async () => (await import('../../community/questions.ts')).questionSchema,
})

export const deleteQuestion = route('DELETE', '/questions/:round/:question', {
  summary: 'Deletes your question while its round is open and it has no answer.',
  access: 'signedIn',
  status: 204,
  errors: ['question_not_found', 'question_settled', 'too_many_requests'],
  request: ofQuestion,
})

export const addVote = route('POST', '/questions/:round/:question/vote', {
  summary: 'Votes for a question by another member. A second vote changes nothing.',
  access: 'signedIn',
  status: 204,
  errors: ['question_not_found', 'question_settled', 'own_question', 'question_subscribers_only', 'too_many_requests'],
  request: ofQuestion,
})

export const removeVote = route('DELETE', '/questions/:round/:question/vote', {
  summary: 'Takes your vote back.',
  access: 'signedIn',
  status: 204,
  errors: ['question_not_found', 'question_settled', 'question_subscribers_only', 'too_many_requests'],
  request: ofQuestion,
})

export const answerQuestion = route('PUT', '/admin/questions/:id/answer', {
  summary: 'Answers a question with a text, a second of the round’s film, or both. Its author is emailed once.',
  access: 'manageQuestions',
  scope: 'questions:write',
  errors: ['question_not_found', 'question_settled', 'round_without_film'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).anyQuestionParams,
    input: (await import('../../community/questions.ts')).answerInput,
  }),
  output: async () => (await import('../../community/questions.ts')).questionSchema,
})

export const hideQuestion = route('POST', '/admin/questions/:id/hide', {
  summary: 'Hides a question from everyone but its author and employees.',
  access: 'manageQuestions',
  scope: 'questions:write',
  status: 204,
  errors: ['question_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).anyQuestionParams,
    input: (await import('../../community/questions.ts')).hideQuestionInput,
  }),
})

export const showQuestion = route('DELETE', '/admin/questions/:id/hide', {
  summary: 'Shows a hidden question again.',
  access: 'manageQuestions',
  scope: 'questions:write',
  status: 204,
  errors: ['question_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).anyQuestionParams }),
})
