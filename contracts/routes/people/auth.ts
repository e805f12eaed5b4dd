import { route } from '../../route.ts'

export const currentUser = route('GET', '/auth/user', {
  summary: 'Returns the person who is signed in.',
  access: 'signedIn',
  output: async () => (await import('../../people/people.ts')).currentUserSchema,
})

export const login = route('POST', '/login', {
  summary: 'Signs in with an email address and a password.',
  access: 'everyone',
  form: true,
  errors: ['wrong_credentials', 'second_factor_required', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).loginInput }),
  output: async () => (await import('../../people/people.ts')).signInAnswer,
})

export const employeeLogin = route('POST', '/employee-login', {
  summary: 'Signs in an employee.',
  access: 'everyone',
  form: true,
  errors: ['wrong_credentials', 'second_factor_required', 'too_many_requests', 'employees_only'],
  request: async () => ({ input: (await import('../../people/people.ts')).loginInput }),
  output: async () => (await import('../../people/people.ts')).signInAnswer,
})

export const loginCode = route('POST', '/login/code', {
  summary: 'Completes a sign-in with a code from an authenticator app, or a recovery code.',
  access: 'everyone',
  form: true,
  errors: ['sign_in_expired', 'wrong_code', 'wrong_credentials', 'second_factor_off', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/account.ts')).codeInput }),
  output: async () => (await import('../../people/people.ts')).signInAnswer,
})

export const oidcLogin = route('GET', '/login/oidc', {
  summary: 'Leads the browser to the external sign-in provider.',
  access: 'everyone',
  status: 303,
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).oidcLoginQuery }),
})

export const oidcCallback = route('GET', '/login/oidc/callback', {
  summary: 'Signs in a browser that comes back from the external sign-in provider.',
  access: 'everyone',
  status: 303,
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).oidcCallbackQuery }),
})

export const signup = route('POST', '/signup', {
  summary: 'Creates an account and signs it in.',
  access: 'everyone',
  status: 201,
  form: true,
  errors: ['email_taken', 'weak_password', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).signupInput }),
  output: async () => (await import('../../people/people.ts')).signInAnswer,
})

export const logout = route('POST', '/logout', {
  summary: 'Signs out.',
  access: 'everyone',
  status: 204,
})

export const logoutByLink = route('GET', '/logout', {
  summary: 'Signs out a browser that follows the link in the header.',
  access: 'everyone',
  status: 303,
})

export const forgotPassword = route('POST', '/forgot-password', {
  summary: 'Emails a link to set a new password. The answer is the same whether or not the address has an account.',
  access: 'everyone',
  status: 202,
  form: true,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).forgotPasswordInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const newPassword = route('POST', '/reset-password', {
  summary: 'Sets a new password with the token of an emailed link.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'weak_password', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).resetPasswordInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const confirmEmail = route('POST', '/verify-email', {
  summary: 'Confirms an email address with the token of an emailed link.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'email_confirmed', 'unauthorized', 'too_many_requests'],
  request: async () => ({
    query: (await import('../../shared/queries.ts')).verifyEmailQuery,
    input: (await import('../../people/people.ts')).verifyEmailInput,
  }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const sendVerifyLink = route('POST', '/verify-email/send', {
  summary: 'Emails a new link to confirm the email address of your account.',
  access: 'signedIn',
  status: 202,
  form: true,
  errors: ['email_confirmed', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).sendVerifyLinkInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const denySignIn = route('POST', '/deny-sign-in', {
  summary: 'Signs an account out everywhere and ends its password, with the token emailed about a new device.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).denySignInInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})
