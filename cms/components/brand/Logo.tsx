import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readBrand } from '#domain/site/readBrand.ts'
import { AgateMark } from './AgateMark.tsx'

export async function Logo({ payload }: { payload: Payload }) {
  const { brand } = await readBrand(poolOf(payload))
  return (
    <span className="brand">
      <AgateMark size={40} label={brand.name} />
      <span aria-hidden="true">{brand.name}</span>
    </span>
  )
}
