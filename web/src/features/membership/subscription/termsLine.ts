import { t } from '../../../lib/text.ts'

/** @param trialDays 0 where no trial is offered. */
export const termsLine = (trialDays: number): string =>
  [
    t('Cancel anytime'),
    ...(trialDays > 0 ? [t('{trialDays}-day free trial', { trialDays })] : []),
    t('Secure payment'),
  ].join(' • ')
