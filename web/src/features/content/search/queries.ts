import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { search } from '#contracts/routes/content/search.ts'
import { searchQueryOf, type Search } from '#contracts/content/searchPages.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const searchResultsQuery = (wanted: Search) =>
  queryOptions({
    ...readQuery(search, { query: searchQueryOf(wanted) }),
    // Shows the earlier results until the next have loaded.
    placeholderData: keepPreviousData,
  })
