import { prepareVideo as prepare } from '#domain/content/posts/prepareVideo.ts'
import type { Job } from './Job.ts'

export const prepareVideo: Job<'prepareVideo'> = (req, { postId }, signal) => prepare(req, postId, signal)
