import { route } from '../../route.ts'

const byKey = async () => ({ query: (await import('../../outreach/emailPreferences.ts')).emailPreferencesQuery })

export const readEmailPreferences = route('GET', '/email-preferences', {
  summary: 'Returns which emails a person gets, with the token of one of them.',
  access: 'everyone',
  errors: ['invalid_token', 'too_many_requests'],
  request: byKey,
  output: async () => (await import('../../outreach/emailPreferences.ts')).emailPreferencesSchema,
})

export const changeEmailPreferences = route('PUT', '/email-preferences', {
  summary: 'Chooses which emails a person gets, with the token of one of them.',
  access: 'everyone',
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({
    ...(await byKey()),
    input: (await import('../../outreach/emailPreferences.ts')).changeEmailPreferencesInput,
  }),
  output: async () => (await import('../../outreach/emailPreferences.ts')).emailPreferencesSchema,
})
