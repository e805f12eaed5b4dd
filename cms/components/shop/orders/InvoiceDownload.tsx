import type { UIFieldServerProps } from 'payload'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { textIn } from '../../platform/view/textIn.ts'
import { readAnyInvoice } from '#contracts/routes/shop/invoices.ts'

export function InvoiceDownload({ data, i18n }: UIFieldServerProps) {
  return (
    <p className="invoice-download">
      <a href={addressOf(readAnyInvoice, { params: { id: Number(data['id']) } })}>
        {textIn(i18n.language)('Download as PDF')}
      </a>
    </p>
  )
}
