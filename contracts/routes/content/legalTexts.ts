import { route } from '../../route.ts'

export const readLegalText = route('GET', '/legal-texts/:hash', {
  summary: 'Returns the terms that someone accepted, as they were published then.',
  access: 'everyone',
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).legalTextParams }),
  produces: 'text/plain',
})
