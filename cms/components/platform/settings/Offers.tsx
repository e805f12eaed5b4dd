import type { AdminViewServerProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { PanelPage } from '../view/PanelPage.tsx'
import { msg } from '../view/textIn.ts'
import { PartSwitches } from './PartSwitches.tsx'

export async function Offers(view: AdminViewServerProps) {
  return (
    <PanelPage
      view={view}
      needs="manageSite"
      title={msg('What this site offers')}
      says={msg(
        'What is off has no link, no page, no place in this menu and no settings. What people wrote, bought or saved is kept, and is there again when you switch it on.',
      )}
    >
      <PartSwitches off={await readPartsOff(poolOf(view.initPageResult.req.payload))} prints={isPrintSetUp()} />
    </PanelPage>
  )
}
