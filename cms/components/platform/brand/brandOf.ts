import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { type Brand, readBrand } from '#domain/platform/site/readBrand.ts'

export const brandOf = async (payload: Payload): Promise<Brand['brand']> => (await readBrand(poolOf(payload))).brand
