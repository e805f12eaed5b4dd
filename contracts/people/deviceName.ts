import type { TermsWords } from '../membership/TermsWords.ts'

/** What a browser says of itself. Null where it says nothing we know. */
export type Device = { browser: string | null; system: string | null }

/** `Firefox on Linux`; a browser alone has the same name in each language. */
export function deviceName({ browser, system }: Device, t: TermsWords['t']): string {
  if (browser && system) return t('{browser} on {system}', { browser, system })
  return browser ?? system ?? t('Unknown device')
}
