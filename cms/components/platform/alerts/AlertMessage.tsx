import type { DefaultServerCellComponentProps, TextareaFieldServerProps } from 'payload'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import { formatsIn } from '../view/formats.ts'
import { alertIn } from './alertIn.ts'

export const AlertCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => (
  <a className="cell-title" href={`/cms/collections/alerts/${String(rowData['id'])}`}>
    {messageIn(i18n.language, rowData)}
  </a>
)

export function AlertField({ data, i18n }: TextareaFieldServerProps) {
  const { t } = formatsIn(i18n.language)
  return (
    <dl className="fact">
      <dt>{t('Message')}</dt>
      <dd>{messageIn(i18n.language, data)}</dd>
    </dl>
  )
}

const messageIn = (language: string, alert: unknown): string =>
  alertIn(formatsIn(language), storedFactSchema.parse(alert))
