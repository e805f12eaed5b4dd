import * as routes from '#contracts/routes/shop/wishList.ts'
import { readSharedWishList as readShared } from '#domain/shop/wishList/readSharedWishList.ts'
import { shareWishList as share, unshareWishList as unshare } from '#domain/shop/wishList/shareWishList.ts'
import {
  addWish as add,
  readWishList as read,
  removeWish as remove,
  type Wished,
} from '#domain/shop/wishList/wishList.ts'
import { implement } from '../../implement.ts'
import { presentMerchandise } from '../merchandise/merchandise.ts'
import { presentProduct } from '../products/products.ts'

export const readWishList = implement(routes.readWishList, async (req) => {
  const { shared, ...wished } = await read(req)
  return { ...presentWished(wished, req.now), shared }
})

export const addWish = implement(routes.addWish, async (req, { params: { id } }) => {
  await add(req, id)
})

export const removeWish = implement(routes.removeWish, async (req, { params: { id } }) => {
  await remove(req, id)
})

export const shareWishList = implement(routes.shareWishList, (req, { input: { name } }) => share(req, name), {
  rateLimit: { calls: 60, seconds: 3600 },
})

export const unshareWishList = implement(routes.unshareWishList, async (req) => {
  await unshare(req)
})

export const readSharedWishList = implement(routes.readSharedWishList, async (req, { params: { key } }) => {
  const { name, ...wished } = await readShared(req, key)
  return { name, ...presentWished(wished, req.now) }
})

const presentWished = ({ items, products }: Wished, now: Date) => ({
  items: items.map(presentMerchandise),
  products: products.map((product) => presentProduct(product, now)),
})
