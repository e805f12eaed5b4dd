import { expect, it } from 'vitest'
import { readPosts } from '#domain/operations/imports/posts/readPosts.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import { IMPORTED_POSTS } from '../cases/importedPosts.ts'
import { shown } from '../support/shownStory.ts'

it.each(IMPORTED_POSTS)('$kind: $name', async ({ kind, file, becomes }) => {
  const { posts } = await readPosts(kind, Buffer.from(file), { oldSite: null })
  const [read] = posts
  expect(read?.problem).toBe(null)
  const { title, publishedAt, isMembersOnly, body, lost } = read?.post ?? {}
  expect(storyProblem(body)).toBe(null)
  expect({ title, publishedAt, isMembersOnly, lost, text: body ? shown(body.root) : '' }).toMatchObject({ lost: '', ...becomes })
})
