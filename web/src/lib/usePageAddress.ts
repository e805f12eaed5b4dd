import { useLocation } from 'react-router-dom'

export function usePageAddress(): (page: number) => string {
  const { pathname, search } = useLocation()
  return (page) => {
    const parameters = new URLSearchParams(search)
    if (page > 1) parameters.set('page', String(page))
    else parameters.delete('page')
    return parameters.size > 0 ? `${pathname}?${parameters.toString()}` : pathname
  }
}
