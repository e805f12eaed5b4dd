import { readPlaces } from '#contracts/routes/content/places.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const placesQuery = readQuery(readPlaces, {})
