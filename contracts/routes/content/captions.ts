import { route } from '../../route.ts'

export const readCaptions = route('GET', '/posts/:id/captions/:file', {
  summary: 'Returns the captions of a video in one language, such as `en.vtt`.',
  access: 'everyone',
  scope: 'posts:read',
  produces: 'text/vtt',
  errors: ['post_not_found', 'captions_not_found', 'unauthorized', 'subscribers_only'],
  request: async () => ({ params: (await import('../../shared/params.ts')).captionsParams }),
})

export const readTranscript = route('GET', '/posts/:id/transcript/:language', {
  summary: 'Returns what is said in a video, line by line.',
  access: 'everyone',
  scope: 'posts:read',
  errors: ['post_not_found', 'captions_not_found', 'unauthorized', 'subscribers_only'],
  request: async () => ({ params: (await import('../../shared/params.ts')).transcriptParams }),
  output: async () => (await import('../../content/transcript.ts')).transcriptSchema,
})
