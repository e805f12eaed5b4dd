import { readEmailPreferences } from '#contracts/routes/outreach/emailPreferences.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const emailPreferencesQuery = (key: string) => readQuery(readEmailPreferences, { query: { key } })
