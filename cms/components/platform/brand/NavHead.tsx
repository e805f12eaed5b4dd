import type { Payload } from 'payload'
import { AgateMark } from './AgateMark.tsx'
import type { Translate } from '../view/textIn.ts'
import { brandOf } from './brandOf.ts'

export async function NavHead({ payload, t }: { payload: Payload; t: Translate }) {
  const brand = await brandOf(payload)
  return (
    <div className="nav-head">
      <a className="brand" href="/cms">
        <AgateMark size={28} label={brand.name} />
        <span aria-hidden="true">{brand.name}</span>
      </a>
      <a className="nav-head__site" href="/">
        {t('See the site')}
      </a>
    </div>
  )
}
