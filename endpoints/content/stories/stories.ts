import * as routes from '#contracts/routes/content/stories.ts'
import { listFilms } from '#domain/content/stories/listFilms.ts'
import { previewStory as preview } from '#domain/content/stories/previewStory.ts'
import { implement } from '../../implement.ts'

export const previewStory = implement(
  routes.previewStory,
  async (req, { input: { body } }) => ({ story: await preview(req, body) }),
  { mayBeLong: 'text' },
)

export const readStoryFilms = implement(routes.readStoryFilms, (req) => listFilms(req))
