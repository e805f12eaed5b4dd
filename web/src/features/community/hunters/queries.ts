import { readHunter } from '#contracts/routes/community/hunters.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const hunterQuery = (id: string) => readQuery(readHunter, { params: { id } })
