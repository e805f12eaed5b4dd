/** Files in `domain/` that write documents, whose texts the site does not load. */
export const isPdf = (name: string): boolean =>
  name.startsWith('shop/invoices/') ||
  name === 'shop/fulfilment/packing/renderPackingSlips.ts' ||
  name === 'community/loggedFinds/renderFindList.ts'
