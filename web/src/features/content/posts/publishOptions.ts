import type { PostKind } from '#contracts/content/postKinds.ts'
import { t } from '../../../lib/text.ts'

export type Audience = 'subscribers' | 'early' | 'everyone'

/** An employee's options besides texts and files. Times have the format of `datetime-local` inputs. */
export type PublishOptions = { kind: PostKind; audience: Audience; publicAt: string; publishAt: string }

export const NO_OPTIONS: PublishOptions = { kind: 'hunt', audience: 'subscribers', publicAt: '', publishAt: '' }

export type OptionProblems = Partial<Record<'publishAt' | 'publicAt', string>>

export function checkOptions({ audience, publicAt, publishAt }: PublishOptions, now: Date): OptionProblems {
  const [start, open] = [timeOf(publishAt), timeOf(publicAt)]
  return {
    ...(start && start <= now && { publishAt: t('Please choose a time in the future') }),
    ...(audience === 'early' && (!open || open <= (start ?? now)) && { publicAt: openProblem(open, start) }),
  }
}

const openProblem = (open: Date | null, start: Date | null): string =>
  open && start ? t('Please choose a time after it is published') : t('Please choose a time in the future')

/** In the API's format. */
export function publishFieldsOf({ kind, audience, publicAt, publishAt }: PublishOptions) {
  const [start, open] = [timeOf(publishAt), audience === 'early' ? timeOf(publicAt) : null]
  return {
    category: kind,
    isSubscriberOnly: audience !== 'everyone',
    ...(start && { publishAt: start.toISOString() }),
    ...(open && { publicAt: open.toISOString() }),
  }
}

const timeOf = (local: string): Date | null => (local === '' ? null : new Date(local))
