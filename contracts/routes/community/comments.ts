import { route } from '../../route.ts'

export const readComments = route('GET', '/posts/:id/comments', {
  summary:
    'Lists the newest 500 comments of a post you may watch, or those before one of them, oldest first. Comments that these answer, and the pinned one, are included even if they are older.',
  access: 'everyone',
  scope: 'comments:read',
  errors: ['post_not_found', 'unauthorized', 'subscribers_only'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    query: (await import('../../shared/queries.ts')).commentListQuery,
  }),
  output: async () => (await import('../../community/comments.ts')).commentListSchema,
})

export const readCommentEvents = route('GET', '/posts/:id/comments/events', {
  summary: 'Server-sent events: one named `comments` each time the comments of a post have changed.',
  access: 'everyone',
  produces: 'text/event-stream',
  errors: ['post_not_found', 'unauthorized', 'subscribers_only', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const writeComment = route('POST', '/posts/:id/comments', {
  summary: 'Posts a comment; some wait for approval.',
  access: 'signedIn',
  status: 201,
  errors: ['post_not_found', 'comment_subscribers_only', 'comments_closed', 'forbidden', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    input: (await import('../../community/comments.ts')).createCommentInput,
  }),
  output: async () => (await import('../../community/comments.ts')).commentSchema,
})

export const editComment = route('PATCH', '/posts/:id/comments/:commentId', {
  summary: 'Changes your own comment, within ten minutes.',
  access: 'signedIn',
  errors: ['post_not_found', 'not_found', 'comment_subscribers_only', 'forbidden', 'comment_not_editable'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).commentParams,
    input: (await import('../../community/comments.ts')).editCommentInput,
  }),
  output: async () => (await import('../../community/comments.ts')).commentSchema,
})

export const deleteOwnComment = route('DELETE', '/posts/:id/comments/:commentId', {
  summary: 'Deletes your own comment. Answers to it stay.',
  access: 'signedIn',
  status: 204,
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).commentParams }),
})

export const addLike = route('POST', '/posts/:id/comments/:commentId/like', {
  summary: 'Likes a comment by another member.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only', 'own_comment'],
  request: async () => ({ params: (await import('../../shared/params.ts')).commentParams }),
})

export const removeLike = route('DELETE', '/posts/:id/comments/:commentId/like', {
  summary: 'Takes your like back.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only'],
  request: async () => ({ params: (await import('../../shared/params.ts')).commentParams }),
})

export const flagComment = route('POST', '/posts/:id/comments/:commentId/report', {
  summary: 'Reports a comment to the employees.',
  access: 'signedIn',
  status: 204,
  errors: ['subscribers_only', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).commentParams,
    input: (await import('../../community/comments.ts')).reportCommentInput,
  }),
})

export const pinComment = route('POST', '/admin/comments/:id/pin', {
  summary: 'Shows a comment first. A post has at most one such comment.',
  access: 'moderateComments',
  scope: 'comments:write',
  status: 204,
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).anyCommentParams }),
})

export const unpinComment = route('DELETE', '/admin/comments/:id/pin', {
  summary: 'Shows a pinned comment in its usual place again.',
  access: 'moderateComments',
  scope: 'comments:write',
  status: 204,
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).anyCommentParams }),
})

export const closeComments = route('POST', '/admin/posts/:id/comments/close', {
  summary: 'Closes the comments of a post: the existing ones stay, and no one can add one.',
  access: 'moderateComments',
  scope: 'comments:write',
  status: 204,
  errors: ['post_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const openComments = route('DELETE', '/admin/posts/:id/comments/close', {
  summary: 'Opens the comments of a post again.',
  access: 'moderateComments',
  scope: 'comments:write',
  status: 204,
  errors: ['post_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const moderate = route('POST', '/admin/comments/moderate', {
  summary: 'Approves comments, or hides them with a reason and mutes their authors.',
  access: 'moderateComments',
  scope: 'comments:write',
  request: async () => ({ input: (await import('../../community/moderation.ts')).moderationInput }),
  output: async () => (await import('../../community/moderation.ts')).moderationAnswer,
})

export const readReplyEmails = route('GET', '/account/reply-emails', {
  summary: 'Returns whether you get emails about replies to your comments.',
  access: 'signedIn',
  output: async () => (await import('../../people/account.ts')).replyEmailsSchema,
})

export const changeReplyEmails = route('PUT', '/account/reply-emails', {
  summary: 'Switches emails about replies on or off.',
  access: 'signedIn',
  request: async () => ({ input: (await import('../../people/account.ts')).replyEmailsSchema }),
  output: async () => (await import('../../people/account.ts')).replyEmailsSchema,
})

export const readMentionEmails = route('GET', '/account/mention-emails', {
  summary: 'Returns whether you get emails when someone mentions you in a comment.',
  access: 'signedIn',
  output: async () => (await import('../../people/account.ts')).mentionEmailsSchema,
})

export const changeMentionEmails = route('PUT', '/account/mention-emails', {
  summary: 'Switches emails about mentions on or off.',
  access: 'signedIn',
  request: async () => ({ input: (await import('../../people/account.ts')).mentionEmailsSchema }),
  output: async () => (await import('../../people/account.ts')).mentionEmailsSchema,
})
