import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { refundReasonInEnglish } from '#contracts/shop/refundReasons.ts'
import type { Refund } from '../../../payload-types.ts'
import { factOf } from './factOf.ts'

const said = ({ reason, reasonValues }: Refund): string =>
  refundReasonInEnglish(factOf({ kind: reason, values: reasonValues }))

export function RefundReasonCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{said(rowData as Refund)}</span>
}

export function RefundReason({ data }: UIFieldServerProps) {
  return (
    <div className="field-type">
      <span className="field-label">Reason</span>
      <p>{said(data as Refund)}</p>
    </div>
  )
}
