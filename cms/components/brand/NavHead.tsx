import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { readBrand } from '#domain/site/readBrand.ts'
import { AgateMark } from './AgateMark.tsx'

export async function NavHead({ payload }: { payload: Payload }) {
  const { brand } = await readBrand(poolOf(payload))
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
