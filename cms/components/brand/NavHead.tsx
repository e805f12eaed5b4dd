import type { Payload } from 'payload'
import { AgateMark } from './AgateMark.tsx'
import { brandOf } from './brandOf.ts'

export async function NavHead({ payload }: { payload: Payload }) {
  const brand = await brandOf(payload)
  return (
    <div className="nav-head">
      <a className="brand" href="/cms">
        <AgateMark size={28} label={brand.name} />
        <span aria-hidden="true">{brand.name}</span>
      </a>
      <a className="nav-head__site" href="/">
        See the site
      </a>
    </div>
  )
}
