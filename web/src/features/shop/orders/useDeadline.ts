import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ordersQuery } from './queries.ts'

export function useDeadline(at: string | undefined) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!at) return
    const waitMs = Math.max(0, Date.parse(at) - Date.now())
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey }), waitMs)
    return () => clearTimeout(timer)
  }, [at, queryClient])
}
