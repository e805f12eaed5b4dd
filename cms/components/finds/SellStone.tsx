'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'

/** Begins a listing with what is known about the find. */
export function SellStone() {
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <Button el="link" buttonStyle="secondary" size="small" to={`/cms/collections/products/create?find=${id}`}>
      Sell this stone
    </Button>
  )
}
