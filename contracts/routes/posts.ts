import { route } from '../route.ts'

export const listPosts = route('GET', '/posts', {
  summary: 'Lists posts, newest first.',
  access: 'everyone',
  schemas: async () => {
    const { postListQuery, postListSchema } = await import('../posts.ts')
    return { query: postListQuery, output: postListSchema }
  },
})

export const readPostPage = route('GET', '/posts/page', {
  summary: 'Returns one page of posts that pass a filter.',
  access: 'everyone',
  schemas: async () => {
    const { postPageQuery, postPageSchema } = await import('../posts.ts')
    return { query: postPageQuery, output: postPageSchema }
  },
})

export const readPost = route('GET', '/posts/:id', {
  summary: 'Returns one post; locked if you may not watch it.',
  access: 'everyone',
  errors: ['post_not_found'],
  schemas: async () => {
    const { postParams, postSchema } = await import('../posts.ts')
    return { params: postParams, output: postSchema }
  },
})

export const viewPost = route('POST', '/posts/:id/view', {
  summary: 'Counts a view, once per viewer and day.',
  access: 'everyone',
  status: 204,
  errors: ['post_not_found'],
  schemas: async () => {
    const { postParams } = await import('../posts.ts')
    return { params: postParams }
  },
})

export const publishPost = route('POST', '/posts', {
  summary: 'Publishes a post; from members, it waits for approval.',
  access: 'signedIn',
  status: 201,
  errors: ['invalid_upload', 'unsupported_file', 'too_large', 'videos_waiting'],
  schemas: async () => {
    const { createPostInput, postSchema } = await import('../posts.ts')
    return { input: createPostInput, output: postSchema }
  },
})

export const publishPostAsEmployee = route('POST', '/admin/posts', {
  summary: 'Publishes a post at once.',
  access: 'employee',
  status: 201,
  errors: ['invalid_upload', 'unsupported_file', 'too_large', 'videos_waiting'],
  schemas: async () => {
    const { createPostInput, postSchema } = await import('../posts.ts')
    return { input: createPostInput, output: postSchema }
  },
})

export const editPost = route('PATCH', '/admin/posts/:id', {
  summary: 'Changes a post.',
  access: 'employee',
  errors: ['post_not_found'],
  schemas: async () => {
    const { postParams, updatePostInput, postSchema } = await import('../posts.ts')
    return { params: postParams, input: updatePostInput, output: postSchema }
  },
})

export const removePost = route('DELETE', '/admin/posts/:id', {
  summary: 'Moves a post to the trash.',
  access: 'employee',
  status: 204,
  errors: ['post_not_found'],
  schemas: async () => {
    const { postParams } = await import('../posts.ts')
    return { params: postParams }
  },
})
