import { z } from 'zod'
import { giftCardOfferSchema } from '#contracts/membership/giftSales.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { pageNumberOf } from '#contracts/shared/pageNumberOf.ts'
import { contentAddress, contentListingOf } from '#contracts/content/postPages.ts'
import { postSchema } from '#contracts/content/posts.ts'
import { searchOf } from '#contracts/content/searchPages.ts'
import { siteSettingSchema } from '#contracts/platform/site.ts'
import { textsIn } from '#texts/textsIn.ts'
import { answerOf } from './answerOf.ts'
import { contentPageAddress, coverPhotoAddress, giftCardOfferAddress } from './dataAddresses.ts'
import type { PageDescription } from './PageDescription.ts'
import type { Prefetched } from './prefetch.ts'
import { giftCardData, listData, type Named, siteData, standardPicture } from './structuredData.ts'

/**
 * What a screen's head says beyond the name and description that the table of screens declares.
 * @param page.description the declared one, in the page's language.
 */
export type ScreenHead = (page: {
  language: Language
  search: URLSearchParams
  brand: Named
  description: string
  answers: Prefetched[]
}) => Partial<PageDescription>

export const homeHead: ScreenHead = ({ answers, brand, language }) => ({
  picture: answerOf(answers, coverPhotoAddress, siteSettingSchema)?.value ?? null,
  data: [siteData(brand, language)],
})

export const giftCardsHead: ScreenHead = ({ answers, brand, language, description }) => {
  const amounts = answerOf(answers, giftCardOfferAddress, giftCardOfferSchema)?.amounts ?? []
  return {
    picture: standardPicture(brand),
    data: amounts.length > 0 ? [giftCardData(amounts, description, brand, language)] : undefined,
  }
}

const listSchema = z.object({ posts: z.array(postSchema.pick({ id: true, title: true, status: true })) })

/** Of the parameters, only the listing and its page change the content. Search engines list neither searches nor empty pages. */
export const contentHead: ScreenHead = ({ answers, search, brand, language }) => {
  const page = pageNumberOf(search)
  const list = answerOf(answers, contentPageAddress(search, language), listSchema)
  // Employees and authors are sent others, too.
  const posts = list?.posts.filter(({ status }) => status === 'published') ?? []
  const isPastTheEnd = page > 1 && posts.length === 0
  return {
    address: contentAddress(contentListingOf(search), page),
    isIndexed: !isPastTheEnd && searchOf(search) === null,
    data: [listData(textsIn(language)('Content'), posts, brand, language)],
  }
}
