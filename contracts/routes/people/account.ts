import { route } from '../../route.ts'

export const confirmPassword = route('POST', '/confirm-password', {
  summary: 'Confirms your password or code again; required before changes to how accounts are opened.',
  access: 'signedIn',
  form: true,
  errors: ['wrong_password', 'wrong_code', 'second_factor_off', 'sign_in_needed', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).confirmPasswordInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const readAccount = route('GET', '/account', {
  summary: 'Returns how your account is set up.',
  access: 'signedIn',
  output: async () => (await import('../../people/account.ts')).ownAccountSchema,
})

export const changeName = route('PATCH', '/account', {
  summary: 'Changes your name, and the language of your emails.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).changeNameInput }),
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const changePassword = route('POST', '/account/password', {
  summary: 'Changes your password and signs you out on every other device.',
  access: 'signedIn',
  status: 204,
  errors: ['wrong_password', 'weak_password', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).changePasswordInput }),
})

export const requestEmailChange = route('POST', '/account/email', {
  summary: 'Emails a link to a new address. The answer is the same whether or not that address has an account.',
  access: 'signedIn',
  status: 202,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).changeEmailInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const cancelEmailChange = route('DELETE', '/account/email', {
  summary: 'Ends the link that was emailed to a new address.',
  access: 'signedIn',
  status: 204,
})

export const accountExport = route('GET', '/account/export', {
  summary: 'Downloads everything stored about your account.',
  access: 'signedIn',
  produces: 'application/json',
  errors: ['too_many_requests'],
})

export const accountDelete = route('POST', '/account/delete', {
  summary: 'Deletes your account and ends your subscription.',
  access: 'signedIn',
  status: 204,
  errors: [
    'wrong_password',
    'wrong_code',
    'last_owner',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await import('../../community/contact.ts')).deleteAccountInput }),
})

export const readSessions = route('GET', '/account/sessions', {
  summary: 'Lists the devices you are signed in on.',
  access: 'signedIn',
  output: async () => (await import('../../people/account.ts')).sessionListSchema,
})

export const endOtherSessions = route('DELETE', '/account/sessions', {
  summary: 'Signs you out on every other device.',
  access: 'signedIn',
  status: 204,
})

export const endOneSession = route('DELETE', '/account/sessions/:id', {
  summary: 'Signs you out on one device.',
  access: 'signedIn',
  status: 204,
  request: async () => ({ params: (await import('../../shared/params.ts')).sessionParams }),
})

export const contactUs = route('POST', '/contact', {
  summary: 'Sends a message to the people who run the site.',
  access: 'everyone',
  status: 204,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../community/contact.ts')).contactInput }),
})
