import { route } from '../../route.ts'

export const requestUpload = route('POST', '/objects/upload', {
  summary: 'Returns an address for one upload, with PUT or in parts.',
  access: 'signedIn',
  scope: 'posts:write',
  errors: ['too_large', 'upload_quota', 'upload_needs_confirmed_email', 'too_many_requests'],
  request: async () => ({ input: (await import('../../platform/site.ts')).uploadTicketInput }),
  output: async () => (await import('../../platform/site.ts')).uploadTicketAnswer,
})
