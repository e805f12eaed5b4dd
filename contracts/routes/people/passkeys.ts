import { route } from '../../route.ts'

export const passkeyLoginOptions = route('POST', '/login/passkey/options', {
  summary: 'Returns what a browser needs to sign in with a passkey. Its challenge works once, for five minutes.',
  access: 'everyone',
  errors: ['too_many_requests'],
  output: async () => (await import('../../people/passkeys.ts')).passkeyLoginOptionsAnswer,
})

export const passkeyLogin = route('POST', '/login/passkey', {
  summary: 'Signs in with a passkey. It counts as both steps of two-step sign-in.',
  access: 'everyone',
  errors: ['passkey_expired', 'wrong_passkey', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/passkeys.ts')).passkeyLoginInput }),
  output: async () => (await import('../../people/passkeys.ts')).passkeyLoginAnswer,
})

export const listPasskeys = route('GET', '/account/passkeys', {
  summary: 'Lists the passkeys of your account.',
  access: 'signedIn',
  output: async () => (await import('../../people/passkeys.ts')).passkeyListSchema,
})

export const passkeyOptions = route('POST', '/account/passkeys/options', {
  summary: 'Returns what a browser needs to create a passkey. Its challenge works once, for five minutes.',
  access: 'signedIn',
  errors: ['password_needed', 'email_unconfirmed', 'too_many_passkeys', 'too_many_requests'],
  output: async () => (await import('../../people/passkeys.ts')).passkeyOptionsAnswer,
})

export const addPasskey = route('POST', '/account/passkeys', {
  summary: 'Adds a passkey to your account.',
  access: 'signedIn',
  status: 201,
  errors: [
    'passkey_expired',
    'passkey_unusable',
    'passkey_taken',
    'password_needed',
    'email_unconfirmed',
    'too_many_passkeys',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../people/passkeys.ts')).addPasskeyInput }),
  output: async () => (await import('../../people/passkeys.ts')).passkeySchema,
})

export const renamePasskey = route('PATCH', '/account/passkeys/:id', {
  summary: 'Gives one of your passkeys another name.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).passkeyParams,
    input: (await import('../../people/passkeys.ts')).renamePasskeyInput,
  }),
  output: async () => (await import('../../people/passkeys.ts')).passkeySchema,
})

export const removePasskey = route('DELETE', '/account/passkeys/:id', {
  summary: 'Removes one of your passkeys, which no longer signs in.',
  access: 'signedIn',
  status: 204,
  errors: ['password_needed', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).passkeyParams }),
})
