import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { i18n } from './text.ts'

/** For `<Trans>`, which writes texts with links and emphasis. */
export const Translated = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
