import { z } from 'zod'
import { storySchema } from '#contracts/content/story.ts'

/** A post in an export, in our words. A picture is named by its web address, or by `file:` and its path in the archive. */
export const postLineSchema = z.object({
  /** The same in every export of the same post. */
  source: z.string(),
  title: z.string(),
  description: z.string(),
  body: storySchema.nullable(),
  cover: z.string().nullable(),
  /** Null for a draft, or if the export doesn’t say. */
  publishedAt: z.iso.datetime().nullable(),
  isMembersOnly: z.boolean(),
  /** Why it is left out although it could be read. */
  leftOut: z.string().nullable(),
  /** What its text had and a story can’t hold, as a sentence; empty if there is nothing. */
  lost: z.string().default(''),
})
export type PostLine = z.infer<typeof postLineSchema>

/** `problem`: this post can’t be read. */
export type ReadPost = { line: number; post: PostLine; problem: string | null }

export type ReadPosts = {
  posts: ReadPost[]
  /** Pictures of an archive, by their path in it. */
  files: Map<string, Buffer>
}

/** Reads each post when it is called, so that the time limit counts for each. */
export type PostReaders = { readers: (() => ReadPost)[]; files: Map<string, Buffer> }

/** What both a format and its conversion to a story know. */
export type PostContext = {
  /** The address of the old site, for links and pictures without one. */
  oldSite: URL | null
}
