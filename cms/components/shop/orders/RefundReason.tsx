import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import type { Refund } from '../../../../payload-types.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { factOf } from './factOf.ts'
import { refundReasonIn } from './factsIn.ts'

const said = ({ reason, reasonValues }: Refund, language: string): string =>
  refundReasonIn(formatsIn(language), factOf({ kind: reason, values: reasonValues }))

export function RefundReasonCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  return <span>{said(rowData as Refund, i18n.language)}</span>
}

export function RefundReason({ data, i18n }: UIFieldServerProps) {
  return (
    <div className="field-type">
      <span className="field-label">{formatsIn(i18n.language).t('Reason')}</span>
      <p>{said(data as Refund, i18n.language)}</p>
    </div>
  )
}
