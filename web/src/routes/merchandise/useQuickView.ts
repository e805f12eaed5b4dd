import { useLocation, useNavigate } from 'react-router-dom'
import type { Merchandise } from '#contracts/shop/products.ts'
import { useIsBrowser } from '../../lib/useIsBrowser.ts'

/** The open article has its own history entry: Back closes it, and the list keeps its position. */
export function useQuickView(items: Merchandise[]) {
  const location = useLocation()
  const navigate = useNavigate()
  const isBrowser = useIsBrowser()
  const { quickView } = (location.state ?? {}) as { quickView?: unknown }
  const item = isBrowser ? items.find(({ id }) => id === quickView) : undefined
  const { pathname, search, hash } = location
  return {
    item,
    open: (id: Merchandise['id']) => void navigate({ pathname, search, hash }, { state: { quickView: id } }),
    close: () => void navigate(-1),
  }
}
