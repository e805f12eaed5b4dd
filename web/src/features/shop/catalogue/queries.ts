import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { createProduct, readProducts } from '#contracts/routes/shop/products.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const productsQuery = readQuery(readProducts, {})

type ProductDraft = {
  name: string
  description: string
  price: number
  category: string
  imageUrl: string | null
}

export function useAddProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ProductDraft) => call(createProduct, { input: draft }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: productsQuery.queryKey }),
  })
}
