import { route } from '../../route.ts'

export const requestNews = route('POST', '/news', {
  summary:
    'Emails a link with which the owner of an address asks for emails about new posts. Nothing is stored before.',
  access: 'everyone',
  status: 202,
  form: true,
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../outreach/news.ts')).requestNewsInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

export const confirmNews = route('POST', '/news/confirm', {
  summary: 'Chooses emails about new posts with an emailed link. An address without an account gets one.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({ input: (await import('../../outreach/news.ts')).confirmNewsInput }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})
