import { route } from '../../route.ts'

const load = () => import('../../content/posts.ts')

export const listPosts = route('GET', '/posts', {
  summary: 'Lists posts, newest first.',
  access: 'everyone',
  scope: 'posts:read',
  request: async () => ({ query: (await import('../../shared/queries.ts')).postListQuery }),
  output: async () => (await load()).postListSchema,
})

export const readPostPage = route('GET', '/posts/page', {
  summary: 'Returns one page of posts that pass a filter.',
  access: 'everyone',
  scope: 'posts:read',
  request: async () => ({ query: (await import('../../shared/queries.ts')).postPageQuery }),
  output: async () => (await load()).postPageSchema,
})

export const readArchive = route('GET', '/posts/archive', {
  summary: 'Returns how many posts there are of each year and with each stone.',
  access: 'everyone',
  scope: 'posts:read',
  output: async () => (await import('../../content/archive.ts')).archiveSchema,
})

export const readPost = route('GET', '/posts/:id', {
  summary: 'Returns one post. It is locked if you can’t watch it.',
  access: 'everyone',
  scope: 'posts:read',
  errors: ['post_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    query: (await import('../../shared/queries.ts')).languageQuery,
  }),
  output: async () => (await load()).fullPostSchema,
})

export const readRelated = route('GET', '/posts/:id/related', {
  summary: 'Lists posts on the same subject, by what everyone can read of them.',
  access: 'everyone',
  scope: 'posts:read',
  errors: ['post_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    query: (await import('../../shared/queries.ts')).languageQuery,
  }),
  output: async () => (await load()).postListSchema,
})

export const readPostBody = route('GET', '/posts/:id/body', {
  summary: 'Returns the story of a post for editing.',
  access: 'signedIn',
  errors: ['post_not_found', 'forbidden'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
  output: async () => (await load()).postBodySchema,
})

export const viewPost = route('POST', '/posts/:id/view', {
  summary: 'Counts a view, once per viewer and day.',
  access: 'everyone',
  status: 204,
  errors: ['post_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const publishPost = route('POST', '/posts', {
  summary: 'Publishes a post; from members, it waits for approval.',
  access: 'signedIn',
  status: 201,
  errors: ['invalid_story', 'invalid_upload', 'unsupported_file', 'too_large', 'videos_waiting'],
  request: async () => ({ input: (await import('../../content/posts.ts')).createPostInput }),
  output: async () => (await load()).postSchema,
})

export const publishPostAsEmployee = route('POST', '/admin/posts', {
  summary: 'Publishes a post, at once or at a chosen time.',
  access: 'writePosts',
  scope: 'posts:write',
  status: 201,
  errors: ['invalid_story', 'invalid_upload', 'unsupported_file', 'too_large', 'videos_waiting'],
  request: async () => ({ input: (await import('../../content/posts.ts')).publishPostInput }),
  output: async () => (await load()).postSchema,
})

export const beginPost = route('POST', '/admin/posts/drafts', {
  summary: 'Begins a draft: with a film, with photos, or with its title alone.',
  access: 'writePosts',
  scope: 'posts:write',
  status: 201,
  errors: ['invalid_upload', 'unsupported_file', 'too_large'],
  request: async () => ({ input: (await load()).beginPostInput }),
  output: async () => (await load()).begunPostSchema,
})

export const editPost = route('PATCH', '/admin/posts/:id', {
  summary: 'Changes a post.',
  access: 'writePosts',
  scope: 'posts:write',
  errors: ['post_not_found', 'invalid_story', 'invalid_upload', 'unsupported_file'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    input: (await import('../../content/posts.ts')).updatePostInput,
  }),
  output: async () => (await load()).postSchema,
})

export const removePost = route('DELETE', '/admin/posts/:id', {
  summary: 'Moves a post to the trash.',
  access: 'writePosts',
  scope: 'posts:write',
  status: 204,
  errors: ['post_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const makePreview = route('POST', '/admin/posts/:id/preview', {
  summary: 'Cuts a ten-second preview from the film of a post.',
  access: 'writePosts',
  scope: 'posts:write',
  status: 201,
  errors: ['post_not_found', 'not_found', 'unsupported_file', 'no_ffmpeg', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    input: (await load()).makePreviewInput,
  }),
  output: async () => (await load()).madePreviewSchema,
})

export const pickCover = route('POST', '/admin/posts/:id/cover', {
  summary: 'Makes a cover from a photo of the post or a frame of its film.',
  access: 'writePosts',
  scope: 'posts:write',
  status: 201,
  errors: ['post_not_found', 'not_found', 'unsupported_file', 'no_ffmpeg', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    input: (await load()).pickCoverInput,
  }),
  output: async () => (await load()).pickedCoverSchema,
})
