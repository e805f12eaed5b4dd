import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { apiSend } from '../../lib/apiClient.ts'
import { readQuery } from '../../lib/readQuery.ts'

const loadProduct = async () => (await import('#contracts/products.ts')).productSchema
const loadProductList = async () => (await import('#contracts/products.ts')).productListSchema

export const productsQuery = readQuery([paths.products], loadProductList)

export type ProductDraft = {
  name: string
  description: string
  price: number
  category: string
  imageUrl: string | null
}

export function useAddProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ProductDraft) => apiSend('POST', paths.adminProducts, draft, loadProduct),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [paths.products] }),
  })
}
