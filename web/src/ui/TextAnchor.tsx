import type { ComponentProps } from 'react'

/** A link inside a translated text, which `<Trans>` fills. */
export const TextAnchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>
