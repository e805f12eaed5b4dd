import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Goes to the item an address ends with, `/merchandise#item-9`, once the catalogue is there to be seen. */
export function useTargetItem() {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith('#item-')) return
    const item = document.getElementById(hash.slice(1))
    item?.scrollIntoView()
    item?.focus({ preventScroll: true })
  }, [hash])
}
