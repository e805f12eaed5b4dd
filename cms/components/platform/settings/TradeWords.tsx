import type { AdminViewServerProps } from 'payload'
import { isPartOn } from '#contracts/platform/siteParts.ts'
import { LANGUAGES } from '#contracts/shared/languages.ts'
import { poolOf } from '#database/poolOf.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'
import { TradeWordsForm } from './TradeWordsForm.tsx'

export async function TradeWords(view: AdminViewServerProps) {
  const off = await readPartsOff(poolOf(view.initPageResult.req.payload))
  const languages = LANGUAGES.filter((language) => language !== 'de' || isPartOn('german', off))
  return (
    <PanelPage
      view={view}
      needs="manageSite"
      title={msg('Words of your trade')}
      says={msg(
        'Your site’s pages, emails and messages say what you do with these words. Your name, your own pages, posts and menus have the words that you write there.',
      )}
    >
      <TradeWordsForm languages={languages} />
    </PanelPage>
  )
}
