import { route } from '../../route.ts'

export const secondFactorBegin = route('POST', '/second-factor/begin', {
  summary: 'Starts setting up two-step sign-in and returns the secret for an authenticator app.',
  access: 'signedIn',
  form: true,
  errors: ['email_unconfirmed', 'second_factor_on', 'sign_in_needed', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).beginSecondFactorInput }),
  output: async () => (await import('../../people/account.ts')).beginSecondFactorAnswer,
})

export const secondFactorConfirm = route('POST', '/second-factor/confirm', {
  summary: 'Turns two-step sign-in on and returns recovery codes.',
  access: 'signedIn',
  form: true,
  errors: [
    'wrong_password',
    'wrong_code',
    'email_unconfirmed',
    'second_factor_off',
    'second_factor_on',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../people/account.ts')).confirmSecondFactorInput }),
  output: async () => (await import('../../people/account.ts')).recoveryCodesAnswer,
})

export const secondFactorRemove = route('POST', '/second-factor/remove', {
  summary: 'Turns two-step sign-in off.',
  access: 'signedIn',
  form: true,
  errors: ['wrong_password', 'wrong_code', 'second_factor_off', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).secondFactorProof }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const secondFactorCodes = route('POST', '/second-factor/recovery-codes', {
  summary: 'Replaces your recovery codes.',
  access: 'signedIn',
  form: true,
  errors: ['wrong_password', 'wrong_code', 'second_factor_off', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).secondFactorProof }),
  output: async () => (await import('../../people/account.ts')).recoveryCodesAnswer,
})
