import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Merchandise } from '#contracts/shop/products.ts'

export function useTargetIndex(items: Merchandise[]): number {
  const { hash } = useLocation()
  return hash.startsWith('#item-') ? items.findIndex(({ id }) => hash === `#item-${id}`) : -1
}

export function useTargetItem(isShown: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isShown || !hash.startsWith('#item-')) return
    const item = document.getElementById(hash.slice(1))
    item?.scrollIntoView()
    item?.focus({ preventScroll: true })
  }, [hash, isShown])
}
