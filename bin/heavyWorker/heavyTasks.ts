import type { HeavyTask } from '#domain/platform/heavyWork/limits.ts'

/**
 * The functions that run in threads: everything whose size somebody outside chooses. Each is loaded with its own program, so that
 * drawing a PDF doesn't load the parsers. Nothing here reads the database or the environment.
 */
export const heavyTasks = {
  findList: async () => (await import('#domain/community/loggedFinds/renderFindList.ts')).renderFindList,
  packingSlips: async () => (await import('#domain/shop/fulfilment/packing/renderPackingSlips.ts')).renderPackingSlips,
  invoice: async () => (await import('#domain/shop/invoices/pdf/renderInvoice.ts')).renderInvoice,
  receipt: async () => (await import('#domain/shop/invoices/pdf/renderReceipt.ts')).renderReceipt,
  memberFile: async () => (await import('#domain/operations/imports/readMembers.ts')).readMemberFile,
  productFile: async () => (await import('#domain/operations/imports/products/readProducts.ts')).readProductFile,
  tableColumns: async () => (await import('#domain/operations/imports/tables/readTableColumns.ts')).readTableColumns,
  postFile: async () => (await import('#domain/operations/imports/posts/readPosts.ts')).readPostFile,
  markdown: async () => (await import('#domain/operations/exports/markdownText.ts')).markdownText,
  mail: async () => (await import('#domain/platform/mail/renderCounted.ts')).renderCounted,
  inboundMail: async () => (await import('#providers/mail/inboundMail.ts')).parseInboundMail,
  mailReport: async () => (await import('#providers/mail/mailReport.ts')).parseMailReport,
  captions: async () => (await import('#domain/content/captions/parseVtt.ts')).parseVtt,
  playableCaptions: async () => (await import('#domain/content/captions/playableVtt.ts')).playableVtt,
} satisfies Record<HeavyTask, () => Promise<(...input: never[]) => unknown>>
