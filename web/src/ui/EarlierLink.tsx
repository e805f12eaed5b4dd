import { ButtonLink } from './ButtonLink.tsx'
import { t } from '../lib/text.ts'

type EarlierLinkProps = {
  first: number
  /** In English. */
  many: string
  hrefOf: (page: number) => string
}

export function EarlierLink({ first, many, hrefOf }: EarlierLinkProps) {
  if (first <= 1) return null
  return (
    <p>
      <ButtonLink to={hrefOf(first - 1)} $tone="outline" $size="compact">
        {t('Show previous {many}', { many: t(many) })}
      </ButtonLink>
    </p>
  )
}
