import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Merchandise } from '#contracts/products.ts'

/** The item an address ends with, `/merchandise#item-9`: its index in the list, or -1. */
export function useTargetIndex(items: Merchandise[]): number {
  const { hash } = useLocation()
  return hash.startsWith('#item-') ? items.findIndex(({ id }) => hash === `#item-${id}`) : -1
}

/** Goes to the item an address ends with once it is on the screen. */
export function useTargetItem(isShown: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isShown || !hash.startsWith('#item-')) return
    const item = document.getElementById(hash.slice(1))
    item?.scrollIntoView()
    item?.focus({ preventScroll: true })
  }, [hash, isShown])
}
