import { route } from '../route.ts'

export const readComments = route('GET', '/posts/:id/comments', {
  summary: 'Lists the comments of a post you may watch, oldest first.',
  access: 'everyone',
  errors: ['post_not_found', 'unauthorized', 'subscribers_only'],
  schemas: async () => {
    const { postParams, commentListSchema } = await import('../posts.ts')
    return { params: postParams, output: commentListSchema }
  },
})

export const writeComment = route('POST', '/posts/:id/comments', {
  summary: 'Posts a comment; some wait for approval.',
  access: 'signedIn',
  status: 201,
  errors: ['post_not_found', 'comment_subscribers_only', 'forbidden', 'too_many_requests'],
  schemas: async () => {
    const { postParams, createCommentInput, commentSchema } = await import('../posts.ts')
    return { params: postParams, input: createCommentInput, output: commentSchema }
  },
})

export const addLike = route('POST', '/posts/:id/comments/:commentId/like', {
  summary: 'Likes a comment.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only'],
  schemas: async () => {
    const { commentParams } = await import('../posts.ts')
    return { params: commentParams }
  },
})

export const removeLike = route('DELETE', '/posts/:id/comments/:commentId/like', {
  summary: 'Takes your like back.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only'],
  schemas: async () => {
    const { commentParams } = await import('../posts.ts')
    return { params: commentParams }
  },
})

export const flagComment = route('POST', '/posts/:id/comments/:commentId/report', {
  summary: 'Reports a comment to the employees.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only', 'too_many_requests'],
  schemas: async () => {
    const { commentParams } = await import('../posts.ts')
    return { params: commentParams }
  },
})

export const moderate = route('POST', '/admin/comments/moderate', {
  summary: 'Approves or hides comments, or mutes their authors.',
  access: 'employee',
  schemas: async () => {
    const { moderationInput, moderationAnswer } = await import('../moderation.ts')
    return { input: moderationInput, output: moderationAnswer }
  },
})
