import { route } from '../route.ts'

export const readPostEmails = route('GET', '/account/post-emails', {
  summary: 'Returns how often you are emailed about new posts.',
  access: 'signedIn',
  output: async () => (await import('../postEmails.ts')).postEmailsSchema,
})

export const changePostEmails = route('PUT', '/account/post-emails', {
  summary: 'Chooses how often you are emailed about new posts.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../postEmails.ts')).changePostEmailsInput }),
  output: async () => (await import('../postEmails.ts')).postEmailsSchema,
})

export const unsubscribe = route('POST', '/unsubscribe', {
  summary: 'Ends emails about new posts, with the token of one of them.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({
    input: (await import('../postEmails.ts')).unsubscribeInput,
    query: (await import('../postEmails.ts')).unsubscribeQuery,
  }),
  output: async () => (await import('../message.ts')).messageAnswer,
})

export const readPostEmailStatus = route('GET', '/admin/posts/:id/email', {
  summary: 'Returns whether a post was emailed, and how many people would get it.',
  access: 'writePosts',
  errors: ['post_not_found'],
  request: async () => ({ params: (await import('../params.ts')).postParams }),
  output: async () => (await import('../postEmails.ts')).postEmailStatusSchema,
})

export const emailPost = route('POST', '/admin/posts/:id/email', {
  summary: 'Emails a published post, once, to everyone who wants emails at once, or to the members among them.',
  access: 'writePosts',
  status: 202,
  errors: ['post_not_found', 'post_not_published', 'post_emailed'],
  request: async () => ({
    params: (await import('../params.ts')).postParams,
    input: (await import('../postEmails.ts')).emailPostInput,
  }),
  output: async () => (await import('../postEmails.ts')).postEmailStatusSchema,
})

export const testPostEmail = route('POST', '/admin/posts/:id/email/test', {
  summary: 'Emails a post to yourself only.',
  access: 'writePosts',
  status: 204,
  errors: ['post_not_found', 'too_many_requests'],
  request: async () => ({ params: (await import('../params.ts')).postParams }),
})
