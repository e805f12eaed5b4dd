export type Variant = {
  id: number
  productTypeId: number
  productTypeName: string
  productId: number
  appearanceId: number
  appearanceName: string
  appearanceColorValue: string
  sizeId: number
  sizeName: string
  sku: string
  d2cPrice: number
  b2bPrice: number
  imageIds: number[]
}

export type Image = {
  id: number
  productId: number
  appearanceId: number
  appearanceName: string
  perspective: string
  imageUrl: string
}

export type Article = { id: number; title: string; description: string; variants: Variant[]; images: Image[] }
