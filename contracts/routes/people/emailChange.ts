import { route } from '../../route.ts'

export const confirmEmailChange = route('POST', '/change-email', {
  summary: 'Gives an account its new email address, with the token of an emailed link.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({
    query: (await import('../../shared/queries.ts')).verifyEmailQuery,
    input: (await import('../../people/people.ts')).verifyEmailInput,
  }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const undoEmailChange = route('POST', '/undo-email-change', {
  summary: 'Gives an account its old email address back, with the token emailed there.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({
    query: (await import('../../shared/queries.ts')).verifyEmailQuery,
    input: (await import('../../people/people.ts')).verifyEmailInput,
  }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})
