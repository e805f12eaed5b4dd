import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readBrand } from '#domain/site/readBrand.ts'
import { AgateMark } from './AgateMark.tsx'

export async function Icon({ payload }: { payload: Payload }) {
  const { brand } = await readBrand(poolOf(payload))
  return <AgateMark size={18} label={brand.name} />
}
