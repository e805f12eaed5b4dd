import { allow } from './allow.ts'
import { editableWith, type Rules } from './rules.ts'

export const posts: Rules = { ...editableWith('writePosts'), read: allow('readPosts') }
