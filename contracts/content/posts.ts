import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { idSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { LANGUAGES } from '../shared/languages.ts'
import { collectingSchema, postPlaceSchema } from './places.ts'
import { storySchema } from './story.ts'
import { MAX_GALLERY_IMAGES, MAX_VIDEO_SECONDS } from '../shared/constants.ts'
import { POST_KINDS } from './postKinds.ts'
import { postNoticesSchema } from './postNotices.ts'
import { streamStatusSchema } from './streams.ts'
import { MAX_DESCRIPTION, MAX_POST_TITLE } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

export const postTypeSchema = z.enum(['video', 'gallery'])
export type PostType = z.infer<typeof postTypeSchema>

/** Everyone sees `published` posts; the others only their author and employees. */
export const postStatusSchema = z.enum(['published', 'pending', 'processing', 'scheduled', 'draft'])

export const postCategorySchema = z.enum(POST_KINDS)

/** Posts that a browser saved before posts had two languages have none. */
const languageSchema = z.enum(LANGUAGES).default('en')

/** A post of a series, in its list of parts. */
const seriesPartSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Of its title. */
  language: languageSchema,
  locked: z.boolean(),
})

/** The place of a post in its series. Lists only the parts that the caller may see. */
const seriesPlaceSchema = z.object({
  title: z.string(),
  slug: z.string(),
  /** Counts from 1. */
  part: z.number().int(),
  parts: z.array(seriesPartSchema),
  next: seriesPartSchema.nullable(),
})
export type SeriesPlace = z.infer<typeof seriesPlaceSchema>

/** `locked` means: the caller may not watch it, so no media address is in the answer; the cover stays. */
export const postSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  /** Of its title, description and story. */
  language: languageSchema,
  type: postTypeSchema,
  isSubscriberOnly: z.boolean(),
  viewCount: z.number().int(),
  createdAt: timeSchema,
  videoURL: z.string().nullable(),
  imageURLs: z.array(z.string()),
  coverImageUrl: z.string().nullable(),
  /** Seconds, null until it has been read from the file. */
  videoDuration: z.number().nullable(),
  locked: z.boolean(),
  status: postStatusSchema,
  category: postCategorySchema,
  /** Members see it from `createdAt`, everybody from this moment. */
  publicAt: timeSchema.nullable(),
  commentCount: z.number().int(),
  /** Its comments can be read, but nobody can add one. */
  commentsClosed: z.literal(true).optional(),
  /** Why its video cannot be watched yet; only for its author and employees. */
  problem: z.string().optional(),
})
export type Post = z.infer<typeof postSchema>

/** A captions file of a film. */
const captionsSchema = z.object({ language: z.string(), label: z.string(), url: z.string() })
export type Captions = z.infer<typeof captionsSchema>

/** A part of a film, by the second it begins. */
const chapterSchema = z.object({ second: z.number().int(), title: z.string() })

/** A stone, and the moment of the film that shows it. */
const findSchema = z.object({
  id: idSchema,
  stone: z.string(),
  note: z.string(),
  second: z.number(),
  frameURL: z.string().nullable(),
})
export type Find = z.infer<typeof findSchema>

/** One post as its own page shows it. */
export const fullPostSchema = postSchema.extend({
  /** Only for those who may watch. */
  captions: z.array(captionsSchema),
  /** Chapters of a description are public with it; others only for viewers who may watch. */
  chapters: z.array(chapterSchema),
  /** Only for viewers who may watch. */
  finds: z.array(findSchema),
  /** `GET /posts/:id/guess` returns it. */
  hasGuess: z.boolean(),
  /** A clip of `PREVIEW_SECONDS` that everyone can watch; only for viewers to whom the post is locked. */
  previewURL: z.string().nullable(),
  /** Where this member stopped watching, in seconds. */
  position: z.number().int().nullable(),
  /** An HLS playlist, once the film is prepared; `videoURL` is the whole file. */
  streamURL: z.string().nullable(),
  /** WebVTT with a thumbnail for each moment. */
  storyboardURL: z.string().nullable(),
  /** Only for its author and employees. */
  stream: streamStatusSchema.optional(),
  /** Only when it belongs to a series. */
  series: seriesPlaceSchema.optional(),
  place: postPlaceSchema.optional(),
  collecting: collectingSchema.optional(),
  story: storySchema.nullable(),
  storyCut: z.boolean(),
  /** How many people called it a great find. Posts that a browser saved before have none. */
  reactionCount: z.number().int().default(0),
})
export type FullPost = z.infer<typeof fullPostSchema>

export const postBodySchema = z.object({ body: storySchema.nullable() })

export const postListSchema = z.array(postSchema)

/** One page of a list of posts. */
export const postPageSchema = z.object({
  posts: postListSchema,
  /** How many posts match the filter. */
  total: z.number().int(),
  /** Pass this id as `before` to get the next page; null on the last page. */
  next: idSchema.nullable(),
})
export type PostPage = z.infer<typeof postPageSchema>

/** Error message of a post without its video or pictures, by type. */
export const MEDIA_MISSING = {
  video: msg('Please upload a video file'),
  gallery: msg('Please upload at least one image'),
} as const

const mediaAddress = z.string().min(1).max(2000)

const postFields = {
  title: visibleText('Please enter a title for your content', MAX_POST_TITLE),
  description: z.string().trim().max(MAX_DESCRIPTION, TOO_LONG).default(''),
  type: postTypeSchema,
  isSubscriberOnly: z.boolean().optional(),
  videoURL: mediaAddress.nullish(),
  imageURLs: z
    .array(mediaAddress)
    .max(MAX_GALLERY_IMAGES, msg('A gallery can have at most {maximum} images'))
    .nullish(),
  /** A separate picture that everyone sees, even if the post is for subscribers only. */
  coverURL: mediaAddress.nullish(),
  body: storySchema.nullish(),
}

type Files = { type: PostType; videoURL?: string | null | undefined; imageURLs?: string[] | null | undefined }

function requireFiles({ type, videoURL, imageURLs }: Files, context: z.RefinementCtx): void {
  if (type === 'video' && !videoURL) {
    context.addIssue({ code: 'custom', path: ['videoURL'], message: MEDIA_MISSING.video })
  }
  if (type === 'gallery' && !imageURLs?.length) {
    context.addIssue({ code: 'custom', path: ['imageURLs'], message: MEDIA_MISSING.gallery })
  }
}

export const createPostInput = z.strictObject(postFields).superRefine(requireFiles)

/** Employees also choose the kind and the times. */
export const publishPostInput = z
  .strictObject({
    ...postFields,
    category: postCategorySchema.optional(),
    /** Until then only its author and employees see it; a past time publishes immediately. */
    publishAt: timeSchema.nullish(),
    /** Early access: subscribers see it from the start, everyone from this time. */
    publicAt: timeSchema.nullish(),
    /** Whether people are emailed and notified about the post, now or when it appears. Unset: both. */
    notices: postNoticesSchema.optional(),
  })
  .superRefine(requireFiles)
export type PublishPostInput = z.infer<typeof publishPostInput>

/** What a draft begins with: a film, photos, or nothing but its title. */
export const beginPostInput = z
  .strictObject({
    title: visibleText('Please enter a title for your content', MAX_POST_TITLE),
    type: postTypeSchema,
    /** One film, or the photos of a gallery. */
    files: z
      .array(mediaAddress)
      .max(MAX_GALLERY_IMAGES, msg('A gallery can have at most {maximum} images'))
      .default([]),
  })
  .refine(({ type, files }) => type === 'gallery' || files.length <= 1, {
    path: ['files'],
    message: msg('A post can have one film'),
  })
export type BeginPostInput = z.output<typeof beginPostInput>

export const begunPostSchema = z.object({ id: idSchema })

export const updatePostInput = z.strictObject({
  title: visibleText('Please enter a title for your content', MAX_POST_TITLE).optional(),
  description: z.string().trim().max(MAX_DESCRIPTION, TOO_LONG).optional(),
  isSubscriberOnly: z.boolean().optional(),
  body: storySchema.nullish(),
})

/** A photo of the gallery by its file's id, or a moment of the film. */
export const pickCoverInput = z.union([
  z.strictObject({ photo: rowIdSchema }),
  z.strictObject({ second: z.number().min(0).max(MAX_VIDEO_SECONDS) }),
])
/** The second of the film at which the preview begins. */
export const makePreviewInput = z.strictObject({ second: z.number().min(0).max(MAX_VIDEO_SECONDS) })
/** The new clip; it becomes the preview when the post is saved. */
export const madePreviewSchema = z.object({ id: idSchema })

/** The new picture; it becomes the cover when the post is saved. */
export const pickedCoverSchema = z.object({ id: idSchema })
