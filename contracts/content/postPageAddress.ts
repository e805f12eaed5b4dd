import { addressOf } from '../shared/addressOf.ts'
import { languageParameter } from '../shared/languageParameter.ts'
import type { Language } from '../shared/languages.ts'
import { type PostListing, type PostPlace, postPageQueryOf } from './postPages.ts'
import { readPostPage } from '../routes/content/posts.ts'

/** The API's address of a page of posts. */
export const postPageAddress = (listing: PostListing, place?: PostPlace, language: Language = 'en'): string =>
  addressOf(readPostPage, { query: { ...postPageQueryOf(listing, place), ...languageParameter(language) } })
