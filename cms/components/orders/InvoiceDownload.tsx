import type { UIFieldServerProps } from 'payload'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { readAnyInvoice } from '#contracts/routes/shop/invoices.ts'

export function InvoiceDownload({ data }: UIFieldServerProps) {
  return (
    <p className="invoice-download">
      <a href={addressOf(readAnyInvoice, { params: { id: Number(data['id']) } })}>Download as PDF</a>
    </p>
  )
}
