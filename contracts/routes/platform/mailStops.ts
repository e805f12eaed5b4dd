import { route } from '../../route.ts'

export const receiveMailEvents = route('POST', '/mail/events', {
  summary:
    'Receives bounces and complaints as JSON or as `message/rfc822`, with MAIL_WEBHOOK_SECRET as the bearer token.',
  access: 'provider',
  errors: ['bad_request'],
  output: async () => (await import('../../platform/mailStops.ts')).mailEventsAnswer,
})
