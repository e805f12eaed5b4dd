import { route } from '../../route.ts'

const state = async () => (await import('../../membership/comebackEmails.ts')).comebackEmailsSchema

export const readComebackEmails = route('GET', '/account/comeback-emails', {
  summary: 'Returns whether we may email you once after your membership ended.',
  access: 'signedIn',
  output: state,
})

export const changeComebackEmails = route('PUT', '/account/comeback-emails', {
  summary: 'Allows or ends the one email after your membership ended.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: await state() }),
  output: state,
})

/** Mail programs send this for a press on their own “Unsubscribe”, too. */
export const stopComebackEmails = route('POST', '/comeback-emails/stop', {
  summary: 'Ends the emails after a membership ended, with the token of one of them.',
  access: 'everyone',
  status: 204,
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({ query: (await import('../../membership/comebackEmails.ts')).stopComebackQuery }),
})
