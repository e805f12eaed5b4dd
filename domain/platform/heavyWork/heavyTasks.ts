import type { Language } from '#contracts/languages.ts'
import type { ChosenColumns, PostImportKind, TableKind } from '#contracts/imports.ts'
import type { MarkdownParts } from '../../exports/markdownText.ts'
import type { MemberFile } from '../../imports/readMembers.ts'
import type { Invoice } from '../../invoices/readInvoice.ts'
import type { Receipt } from '../../invoices/pdf/renderReceipt.ts'
import type { StoredFind } from '../../loggedFinds/readLoggedFinds.ts'
import type { MailToDraw } from '../../mail/renderCounted.ts'

/** A task with several steps says when each begins; the time limit counts for each of them. */
export type BeginStep = (step: number) => void

/**
 * Everything whose size somebody outside chooses. The only file that knows what runs in a thread: each task loads its own
 * program, so that drawing a PDF doesn't load the parsers. Nothing here reads the database or the environment.
 */
export const heavyTasks = {
  findList: async (given: { finds: StoredFind[]; part: number; language: Language }): Promise<Uint8Array> => {
    const { renderFindList } = await import('../../loggedFinds/renderFindList.ts')
    return renderFindList(given.finds, given.part, given.language)
  },
  invoice: async (invoice: Invoice): Promise<Uint8Array> => {
    const { renderInvoice } = await import('../../invoices/pdf/renderInvoice.ts')
    return renderInvoice(invoice)
  },
  receipt: async (receipt: Receipt): Promise<Uint8Array> => {
    const { renderReceipt } = await import('../../invoices/pdf/renderReceipt.ts')
    return renderReceipt(receipt)
  },
  memberFile: async (given: MemberFile) => {
    const { readMemberFile } = await import('../../imports/readMembers.ts')
    return readMemberFile(given)
  },
  productFile: async ({ file, columns }: { file: string | undefined; columns: ChosenColumns | undefined }) => {
    const { readProductFile } = await import('../../imports/products/readProducts.ts')
    return readProductFile(file, columns)
  },
  tableColumns: async ({ file, kind }: { file: string; kind: TableKind }) => {
    const { readTableColumns } = await import('../../imports/tables/readTableColumns.ts')
    return readTableColumns(kind, file)
  },
  postFile: async (
    given: { file: string | undefined; kind: PostImportKind; oldSite: string | null; tooHeavy: number[] },
    begin: BeginStep,
  ) => {
    const { readPostFile } = await import('../../imports/posts/readPosts.ts')
    return readPostFile(given, begin)
  },
  markdown: async (parts: MarkdownParts) => {
    const { markdownText } = await import('../../exports/markdownText.ts')
    return markdownText(parts)
  },
  mail: async (mail: MailToDraw) => {
    const { renderCounted } = await import('../../mail/renderCounted.ts')
    return renderCounted(mail)
  },
  inboundMail: async ({ raw, replyDomain }: { raw: Uint8Array; replyDomain: string | undefined }) => {
    const { parseInboundMail } = await import('#providers/mail/inboundMail.ts')
    return parseInboundMail(Buffer.from(raw), replyDomain)
  },
  mailReport: async (raw: Uint8Array) => {
    const { parseMailReport } = await import('#providers/mail/mailReport.ts')
    return parseMailReport(Buffer.from(raw))
  },
  captions: async (vtt: string) => {
    const { parseVtt } = await import('../../captions/parseVtt.ts')
    return parseVtt(vtt)
  },
  playableCaptions: async (vtt: string) => {
    const { playableVtt } = await import('../../captions/playableVtt.ts')
    return playableVtt(vtt)
  },
}

export type HeavyTasks = typeof heavyTasks
export type HeavyTask = keyof HeavyTasks
