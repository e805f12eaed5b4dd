import { route } from '../route.ts'

export const readComments = route('GET', '/posts/:id/comments', {
  summary: 'Lists the comments of a post you may watch, oldest first.',
  access: 'everyone',
  errors: ['post_not_found', 'unauthorized', 'subscribers_only'],
  request: async () => ({ params: (await import('../params.ts')).postParams }),
  output: async () => (await import('../posts.ts')).commentListSchema,
})

export const writeComment = route('POST', '/posts/:id/comments', {
  summary: 'Posts a comment; some wait for approval.',
  access: 'signedIn',
  status: 201,
  errors: ['post_not_found', 'comment_subscribers_only', 'forbidden', 'too_many_requests'],
  request: async () => ({
    params: (await import('../params.ts')).postParams,
    input: (await import('../posts.ts')).createCommentInput,
  }),
  output: async () => (await import('../posts.ts')).commentSchema,
})

export const addLike = route('POST', '/posts/:id/comments/:commentId/like', {
  summary: 'Likes a comment.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only'],
  request: async () => ({ params: (await import('../params.ts')).commentParams }),
})

export const removeLike = route('DELETE', '/posts/:id/comments/:commentId/like', {
  summary: 'Takes your like back.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only'],
  request: async () => ({ params: (await import('../params.ts')).commentParams }),
})

export const flagComment = route('POST', '/posts/:id/comments/:commentId/report', {
  summary: 'Reports a comment to the employees.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only', 'too_many_requests'],
  request: async () => ({ params: (await import('../params.ts')).commentParams }),
})

export const moderate = route('POST', '/admin/comments/moderate', {
  summary: 'Approves or hides comments, or mutes their authors.',
  access: 'moderateComments',
  request: async () => ({ input: (await import('../moderation.ts')).moderationInput }),
  output: async () => (await import('../moderation.ts')).moderationAnswer,
})
