import type { Payload } from 'payload'
import { AgateMark } from './AgateMark.tsx'
import { brandOf } from './brandOf.ts'

export async function Icon({ payload }: { payload: Payload }) {
  const brand = await brandOf(payload)
  return <AgateMark size={18} label={brand.name} />
}
