import { route } from '../../route.ts'

export const readFieldCopy = route('GET', '/posts/:id/field-copy', {
  summary: 'Lists what a member saves of a post to read and watch it without a connection.',
  access: 'signedIn',
  errors: ['post_not_found', 'subscribers_only', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    query: (await import('../../shared/queries.ts')).languageQuery,
  }),
  output: async () => (await import('../../content/fieldCopies.ts')).fieldCopySchema,
})

export const readFieldLease = route('GET', '/field-copies', {
  summary: 'Returns which saved posts you may keep, and until when.',
  access: 'signedIn',
  errors: ['subscribers_only'],
  request: async () => ({ query: (await import('../../content/fieldLeaseQuery.ts')).fieldLeaseQuery }),
  output: async () => (await import('../../content/fieldCopies.ts')).fieldLeaseSchema,
})
