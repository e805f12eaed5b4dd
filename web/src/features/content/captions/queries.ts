import type { Post } from '#contracts/content/posts.ts'
import { readTranscript } from '#contracts/routes/content/captions.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const transcriptQuery = (id: Post['id'], language: string) =>
  readQuery(readTranscript, { params: { id, language } })
