/** @param trialDays 0 where no trial is offered. */
export const termsLine = (trialDays: number): string =>
  ['Cancel anytime', ...(trialDays > 0 ? [`${trialDays}-day free trial`] : []), 'Secure payment'].join(' • ')
