import type { Post } from '#contracts/posts.ts'
import { readTranscript } from '#contracts/routes/captions.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const transcriptQuery = (id: Post['id'], language: string) =>
  readQuery(readTranscript, { params: { id, language } })
