import { ButtonLink } from './ButtonLink.tsx'

type EarlierLinkProps = {
  first: number
  many: string
  hrefOf: (page: number) => string
}

export function EarlierLink({ first, many, hrefOf }: EarlierLinkProps) {
  if (first <= 1) return null
  return (
    <p>
      <ButtonLink to={hrefOf(first - 1)} $tone="outline" $size="compact">
        Show previous {many}
      </ButtonLink>
    </p>
  )
}
