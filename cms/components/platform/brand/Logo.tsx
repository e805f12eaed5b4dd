import type { Payload } from 'payload'
import { AgateMark } from './AgateMark.tsx'
import { brandOf } from './brandOf.ts'

export async function Logo({ payload }: { payload: Payload }) {
  const brand = await brandOf(payload)
  return (
    <span className="brand">
      <AgateMark size={40} label={brand.name} />
      <span aria-hidden="true">{brand.name}</span>
    </span>
  )
}
