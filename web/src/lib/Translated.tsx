import { LinguiContext } from '@lingui/react'
import type { ReactNode } from 'react'
import { i18n } from './text.ts'

// Not Lingui's provider, which renders the application once more when it starts: a screen that hydrates then is replaced
// by its skeleton. A page's language never changes.
const CONTEXT = { i18n, _: i18n.t.bind(i18n) }

/** For `<Trans>`, which writes texts with links and emphasis. */
export const Translated = ({ children }: { children: ReactNode }) => (
  <LinguiContext.Provider value={CONTEXT}>{children}</LinguiContext.Provider>
)
