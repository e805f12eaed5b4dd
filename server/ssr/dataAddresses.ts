import { addressOf } from '#contracts/shared/addressOf.ts'
import { languageParameter } from '#contracts/shared/languageParameter.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { pageNumberOf } from '#contracts/shared/pageNumberOf.ts'
import { postPageAddress } from '#contracts/content/postPageAddress.ts'
import { contentListingOf, isMapView } from '#contracts/content/postPages.ts'
import { questionListingOf, questionQueryOf } from '#contracts/community/questionPages.ts'
import { readGiftCardOffer } from '#contracts/routes/membership/giftSales.ts'
import { readPage } from '#contracts/routes/content/pages.ts'
import { readPlaces } from '#contracts/routes/content/places.ts'
import { readRound } from '#contracts/routes/community/questions.ts'
import { readSeries } from '#contracts/routes/content/series.ts'
import { readConfig, readSiteSetting } from '#contracts/routes/platform/site.ts'
import { searchApiAddress, searchOf } from '#contracts/content/searchPages.ts'
import { seriesSlugOf } from '#contracts/content/seriesSlug.ts'

// API addresses below /api, of data that a page shows and its head describes.

export const belowApi = (address: string): string => address.slice('/api'.length)

export const configAddress = belowApi(addressOf(readConfig, {}))
export const coverPhotoAddress = belowApi(addressOf(readSiteSetting, { params: { key: 'cover_photo_url' } }))
export const giftCardOfferAddress = belowApi(addressOf(readGiftCardOffer, {}))

export const ownPageAddress = (slug: string): string => belowApi(addressOf(readPage, { params: { slug } }))

export const seriesDataAddress = (slug: string, language: Language): string =>
  belowApi(addressOf(readSeries, { params: { slug }, query: languageParameter(language) }))

export const roundDataAddress = (id: number, search: URLSearchParams): string =>
  belowApi(addressOf(readRound, { params: { round: String(id) }, query: questionQueryOf(questionListingOf(search)) }))

/** The series that `/content` shows; a search hides it. */
export const shownSeriesOf = (search: URLSearchParams): string | null =>
  searchOf(search) ? null : seriesSlugOf(search)

export const contentPageAddress = (search: URLSearchParams, language: Language): string =>
  belowApi(postPageAddress(contentListingOf(search), { page: pageNumberOf(search) }, language))

/** The results of a search; a series and the map are read whole; everything else on `/content` in pages. */
export function contentDataAddress(search: URLSearchParams, language: Language): string {
  const wanted = searchOf(search)
  if (wanted) return belowApi(searchApiAddress(wanted))
  const slug = shownSeriesOf(search)
  if (slug !== null) return seriesDataAddress(slug, language)
  if (isMapView(search)) return belowApi(addressOf(readPlaces, {}))
  return contentPageAddress(search, language)
}
