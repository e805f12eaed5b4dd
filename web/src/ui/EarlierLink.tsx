import { ButtonLink } from './ButtonLink.tsx'

type EarlierLinkProps = {
  /** The first page on the screen. */
  first: number
  many: string
  addressOf: (page: number) => string
}

/** Above a list that does not begin with its first page: the way back to what comes before it. */
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
