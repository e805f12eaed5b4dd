import { route } from '../route.ts'

export const currentUser = route('GET', '/auth/user', {
  summary: 'Returns the person who is signed in.',
  access: 'signedIn',
  schemas: async () => {
    const { currentUserSchema } = await import('../people.ts')
    return { output: currentUserSchema }
  },
})

export const login = route('POST', '/login', {
  summary: 'Signs in with an email address and a password.',
  access: 'everyone',
  form: true,
  errors: ['wrong_credentials', 'second_factor_required', 'too_many_requests'],
  schemas: async () => {
    const { loginInput, signInAnswer } = await import('../people.ts')
    return { input: loginInput, output: signInAnswer }
  },
})

export const employeeLogin = route('POST', '/employee-login', {
  summary: 'Signs in an employee.',
  access: 'everyone',
  form: true,
  errors: ['wrong_credentials', 'second_factor_required', 'too_many_requests', 'employees_only'],
  schemas: async () => {
    const { loginInput, signInAnswer } = await import('../people.ts')
    return { input: loginInput, output: signInAnswer }
  },
})

export const loginCode = route('POST', '/login/code', {
  summary: 'Completes a sign-in with a code from an authenticator app, or a recovery code.',
  access: 'everyone',
  form: true,
  errors: ['sign_in_expired', 'wrong_code', 'wrong_credentials', 'second_factor_off', 'too_many_requests'],
  schemas: async () => {
    const [{ codeInput }, { signInAnswer }] = await Promise.all([import('../account.ts'), import('../people.ts')])
    return { input: codeInput, output: signInAnswer }
  },
})

export const oidcLogin = route('GET', '/login/oidc', {
  summary: 'Leads the browser to the external sign-in provider.',
  access: 'everyone',
  status: 303,
  errors: ['too_many_requests'],
  schemas: async () => {
    const { oidcLoginQuery } = await import('../people.ts')
    return { query: oidcLoginQuery }
  },
})

export const oidcCallback = route('GET', '/login/oidc/callback', {
  summary: 'Signs in a browser that comes back from the external sign-in provider.',
  access: 'everyone',
  status: 303,
  errors: ['too_many_requests'],
  schemas: async () => {
    const { oidcCallbackQuery } = await import('../people.ts')
    return { query: oidcCallbackQuery }
  },
})

export const signup = route('POST', '/signup', {
  summary: 'Creates an account and signs it in.',
  access: 'everyone',
  status: 201,
  form: true,
  errors: ['email_taken', 'weak_password', 'too_many_requests'],
  schemas: async () => {
    const { signupInput, signInAnswer } = await import('../people.ts')
    return { input: signupInput, output: signInAnswer }
  },
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
  schemas: async () => {
    const [{ forgotPasswordInput }, { messageAnswer }] = await both()
    return { input: forgotPasswordInput, output: messageAnswer }
  },
})

export const newPassword = route('POST', '/reset-password', {
  summary: 'Sets a new password with the token of an emailed link.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'weak_password', 'too_many_requests'],
  schemas: async () => {
    const [{ resetPasswordInput }, { messageAnswer }] = await both()
    return { input: resetPasswordInput, output: messageAnswer }
  },
})

export const confirmEmail = route('POST', '/verify-email', {
  summary: 'Confirms an email address with the token of an emailed link.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'email_confirmed', 'unauthorized', 'too_many_requests'],
  schemas: async () => {
    const [{ verifyEmailQuery, verifyEmailInput }, { messageAnswer }] = await both()
    return { query: verifyEmailQuery, input: verifyEmailInput, output: messageAnswer }
  },
})

export const sendVerifyLink = route('POST', '/verify-email/send', {
  summary: 'Emails a new link to confirm the email address of your account.',
  access: 'signedIn',
  status: 202,
  form: true,
  errors: ['email_confirmed', 'too_many_requests'],
  schemas: async () => {
    const [{ sendVerifyLinkInput }, { messageAnswer }] = await both()
    return { input: sendVerifyLinkInput, output: messageAnswer }
  },
})

const both = () => Promise.all([import('../people.ts'), import('../message.ts')])
