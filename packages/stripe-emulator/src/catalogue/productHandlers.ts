import type { Emulator, Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Product } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'

export interface ProductParams {
  active?: boolean
  default_price?: string
  default_price_data?: unknown
  description?: string
  id?: string
  images?: string[] | null
  metadata?: MetadataParam
  name?: string
  statement_descriptor?: string
  tax_code?: string
  unit_label?: string
  url?: string
}

export const createProduct: Handler<ProductParams & { name: string }> = (emulator, { params }) => {
  if (params.default_price_data)
    throw invalidRequest('This emulator creates prices with /v1/prices only.', undefined, 'default_price_data')
  if (params.id && emulator.store.lookup(params.id))
    throw invalidRequest('Product already exists.', 'resource_already_exists', 'id')
  return buildProduct(emulator, params)
}

export const retrieveProduct: Handler = (emulator, { id }) => requireObject(emulator, 'product', id)

export const updateProduct: Handler<ProductParams> = (emulator, { id, params }) => {
  const product = requireObject(emulator, 'product', id)
  const patch = {
    ...fieldsOf(params),
    metadata: mergeMetadata(product.metadata as Record<string, string>, params.metadata),
  }
  const previous = changeObject(emulator, product, { ...patch, updated: emulator.clock.now() })
  emitUpdated(emulator, 'product.updated', product, previous)
  return product
}

export const listProducts: Handler<PageParams & { active?: boolean; ids?: string[] }> = (emulator, call) => {
  const { active, ids } = call.params
  const matches = emulator.store
    .list('product')
    .filter((product) => (active === undefined || product.active === active) && (!ids || ids.includes(product.id)))
  return listPage(matches, call.params, call.path)
}

export function buildProduct(emulator: Emulator, params: ProductParams & { name: string }): Product {
  const now = emulator.clock.now()
  const product = emulator.store.save<'product'>({
    id: params.id ?? newId('prod'),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
    ...fieldsOf(params),
    name: params.name,
    metadata: mergeMetadata({}, params.metadata),
  })
  emitEvent(emulator, 'product.created', product)
  return product
}

function fieldsOf(params: ProductParams): Partial<Product> {
  const { id: _id, metadata: _metadata, default_price_data: _data, ...rest } = params
  const { expand: _expand, tax_details: _tax, ...plain } = rest as Record<string, unknown>
  return plain
}
