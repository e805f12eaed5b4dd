import { route } from '../../route.ts'

export const readPostEmails = route('GET', '/account/post-emails', {
  summary: 'Returns how often you are emailed about new posts, and whether you get letters.',
  access: 'signedIn',
  output: async () => (await import('../../outreach/postEmails.ts')).postEmailsSchema,
})

export const changePostEmails = route('PUT', '/account/post-emails', {
  summary: 'Chooses how often you are emailed about new posts, and whether you get letters.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../outreach/postEmails.ts')).changePostEmailsInput }),
  output: async () => (await import('../../outreach/postEmails.ts')).postEmailsSchema,
})

export const unsubscribe = route('POST', '/unsubscribe', {
  summary: 'Ends emails about new posts and letters, with the token of one of them.',
  access: 'everyone',
  form: true,
  errors: ['invalid_token', 'too_many_requests'],
  request: async () => ({
    input: (await import('../../outreach/postEmails.ts')).unsubscribeInput,
    query: (await import('../../outreach/postEmails.ts')).unsubscribeQuery,
  }),
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})

const ofPost = async () => ({ params: (await import('../../shared/params.ts')).postParams })
const status = async () => (await import('../../outreach/mailings.ts')).mailingStatusSchema

export const readPostEmailStatus = route('GET', '/admin/posts/:id/email', {
  summary: 'Returns whether a post was emailed, how far that is, and how many people would get it.',
  access: 'writePosts',
  errors: ['post_not_found'],
  request: async () => ({ ...(await ofPost()), query: (await import('../../outreach/mailings.ts')).mailingQuery }),
  output: status,
})

export const emailPost = route('POST', '/admin/posts/:id/email', {
  summary:
    'Emails a post, once, to everyone who wants emails at once, or to some of them: now, later, or with publishing.',
  access: 'writePosts',
  status: 202,
  errors: ['post_not_found', 'post_emailed'],
  request: async () => ({ ...(await ofPost()), input: (await import('../../outreach/mailings.ts')).mailingInput }),
  output: status,
})

export const cancelPostEmail = route('DELETE', '/admin/posts/:id/email', {
  summary: 'Cancels the emails about a post, until the first is on its way.',
  access: 'writePosts',
  errors: ['post_not_found', 'post_emailed'],
  request: ofPost,
  output: status,
})

export const previewPostEmail = route('GET', '/admin/posts/:id/email/preview', {
  summary: 'Returns the email about a post, as members and as others get it.',
  access: 'writePosts',
  errors: ['post_not_found'],
  request: ofPost,
  output: async () => (await import('../../outreach/mailings.ts')).mailingPreviewSchema,
})

export const testPostEmail = route('POST', '/admin/posts/:id/email/test', {
  summary: 'Emails a post to yourself only.',
  access: 'writePosts',
  status: 204,
  errors: ['post_not_found', 'too_many_requests'],
  request: ofPost,
})

const notices = async () => (await import('../../content/postNotices.ts')).postNoticesSchema

export const readPostNotices = route('GET', '/admin/posts/:id/notices', {
  summary: 'Returns whether people are emailed and notified about a post.',
  access: 'writePosts',
  errors: ['post_not_found'],
  request: ofPost,
  output: notices,
})

export const changePostNotices = route('PUT', '/admin/posts/:id/notices', {
  summary:
    'Chooses whether people are emailed and notified about a post, now or when it appears. Without email, emails that wait are canceled.',
  access: 'writePosts',
  errors: ['post_not_found', 'post_emailed'],
  request: async () => ({ ...(await ofPost()), input: await notices() }),
  output: notices,
})
