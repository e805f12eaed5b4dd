import { Button } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import { textIn } from '../../platform/view/textIn.ts'

/** Begins a listing with what is known about the find. */
export async function SellStone({ id, payload, i18n }: UIFieldServerProps) {
  if (id === undefined || !(await isOffered(poolOf(payload), 'own-goods'))) return null
  return (
    <Button el="link" buttonStyle="secondary" size="small" to={`/cms/collections/products/create?find=${id}`}>
      {textIn(i18n.language)('Sell this stone')}
    </Button>
  )
}
