import { readSeries } from '#contracts/routes/content/series.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const seriesQuery = (slug: string) => readQuery(readSeries, { params: { slug }, query: pageLanguage() })
