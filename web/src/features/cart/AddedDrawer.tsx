import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { showAdded, useAddedItem } from './cartDrawer.ts'

/** The toast has said that it was added. */
const Nothing = () => null

const CartDrawer = lazyPart(async () => (await import('./CartDrawer.tsx')).CartDrawer, { Missing: Nothing })

/** Opens after something was added, until the visitor goes on. */
export function AddedDrawer() {
  const item = useAddedItem()
  const { pathname } = useLocation()

  useEffect(() => () => showAdded(null), [pathname])

  return item && <CartDrawer key={`${item.id} ${item.quantity}`} item={item} onClose={() => showAdded(null)} />
}
