import { ButtonLink } from './ButtonLink.tsx'

type EarlierLinkProps = {
  first: number
  many: string
  addressOf: (page: number) => string
}

export function EarlierLink({ first, many, addressOf }: EarlierLinkProps) {
  if (first <= 1) return null
  return (
    <p>
      <ButtonLink to={addressOf(first - 1)} $tone="outline" $size="compact">
        Show previous {many}
      </ButtonLink>
    </p>
  )
}
