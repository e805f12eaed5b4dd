import { route } from '../../route.ts'

// Apart from auth.ts, of which every page loads a part.

export const emailSignInCode = route('POST', '/login/email', {
  summary: 'Emails a code to sign in with. The answer is the same whether or not the address has an account.',
  access: 'everyone',
  status: 202,
  form: true,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).emailCodeInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const loginEmailCode = route('POST', '/login/email/code', {
  summary: 'Signs in with an emailed code, in the browser that asked for it.',
  access: 'everyone',
  form: true,
  errors: ['email_code_expired', 'wrong_email_code', 'second_factor_required', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).codeInput }),
  output: async () => (await import('../../people/people.ts')).signInAnswer,
})

export const join = route('POST', '/join', {
  summary: 'Creates an account with an email address alone and signs it in, or emails a code to the account it has.',
  access: 'everyone',
  form: true,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).joinInput }),
  output: async () => (await import('../../people/people.ts')).joinAnswer,
})
