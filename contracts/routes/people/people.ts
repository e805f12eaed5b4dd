import { route } from '../../route.ts'

export const readSecurity = route('GET', '/admin/people/:id/security', {
  summary: 'Returns how an account is protected and where it is signed in.',
  access: 'usePanel',
  request: async () => ({ params: (await import('../../shared/params.ts')).personParams }),
  output: async () => (await import('../../people/account.ts')).securitySchema,
})

export const endSessionsOf = route('DELETE', '/admin/people/:id/sessions', {
  summary: 'Signs a person out on every device; yourself, on every other device.',
  access: 'usePanel',
  status: 204,
  request: async () => ({ params: (await import('../../shared/params.ts')).personParams }),
})

export const secondFactorReset = route('POST', '/admin/people/:id/second-factor/reset', {
  summary: 'Turns two-step sign-in off for a person who lost their phone.',
  access: 'changeMembers',
  status: 204,
  errors: ['forbidden', 'second_factor_off', 'password_needed', 'sign_in_needed'],
  request: async () => ({ params: (await import('../../shared/params.ts')).personParams }),
})

export const inviteEmployee = route('POST', '/admin/people/invitations', {
  summary:
    'Makes an account with a role, and emails a link to choose its password. The link works once, within a week.',
  access: 'manageStaff',
  status: 204,
  errors: ['password_needed', 'email_taken', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/people.ts')).invitationInput }),
})

export const membersCsv = route('GET', '/admin/members.csv', {
  summary: 'Downloads all members as CSV.',
  access: 'exportData',
  scope: 'members:read',
  produces: 'text/csv',
})

export const retryMail = route('POST', '/admin/mails/:id/resend', {
  summary: 'Sends an email again.',
  access: 'manageEmails',
  status: 204,
  errors: ['forbidden'],
  request: async () => ({ params: (await import('../../shared/params.ts')).mailParams }),
})
