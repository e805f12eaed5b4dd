'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { hideMerchandise, hideProduct } from '#contracts/routes/shop/products.ts'
import { problemOf } from '../problemOf.ts'

/** In the lists of gear and merchandise. */
export function HiddenCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  const [isRunning, setRunning] = useState(false)
  const isHidden = cellData === true
  const { id, name, title } = rowData as { id: number; name?: string; title?: string }

  async function change() {
    setRunning(true)
    const request = { params: { id }, input: { isHidden: !isHidden } }
    const problem = await problemOf(
      collectionSlug === 'products' ? call(hideProduct, request) : call(hideMerchandise, request),
    )
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(isHidden ? 'It is on the site again.' : 'Hidden from the site.')
    router.refresh()
  }

  const label = isHidden ? 'Show' : 'Hide'
  return (
    <span className="moderation moderation--row">
      {isHidden && <strong>Hidden</strong>}
      <button
        type="button"
        aria-label={`${label} ${name ?? title ?? ''}`.trim()}
        disabled={isRunning}
        onClick={() => void change()}
      >
        {label}
      </button>
    </span>
  )
}
