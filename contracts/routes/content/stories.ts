import { route } from '../../route.ts'

const load = () => import('../../content/story.ts')

export const previewStory = route('POST', '/admin/stories/preview', {
  summary: 'Returns a text that is not saved as the site would show it. Stores nothing.',
  access: 'writePosts',
  scope: 'posts:write',
  errors: ['invalid_story'],
  request: async () => ({ input: (await load()).previewStoryInput }),
  output: async () => (await load()).previewedStorySchema,
})

export const readStoryFilms = route('GET', '/stories/films', {
  summary: 'Lists the films that the caller may show inside a text, newest first.',
  access: 'signedIn',
  output: async () => (await load()).storyFilmListSchema,
})
