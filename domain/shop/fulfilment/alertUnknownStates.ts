import { cutText } from '#contracts/cutText.ts'
import { type Database, returnsRow, statement } from '#database/sql.ts'
import type { PrintOrder } from '#providers/spreadconnect/orders.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'

/** Alerts about undocumented states, once per state. They change nothing here. */
export async function alertUnknownStates(tx: Database, reference: string, printed: PrintOrder): Promise<void> {
  const items = printed.items.filter(({ state }) => state === null).map(({ stateName }) => ({ of: 'item', stateName }))
  const unknown = printed.state === null ? [{ of: 'order', stateName: printed.stateName }, ...items] : items
  for (const { of, stateName } of unknown) {
    const name = cutText(stateName, 60) || '(none)'
    const key = `print-state:${of}:${name}`
    if (await returnsRow(tx, statement`select id from alerts where key = ${key}`)) continue
    const message = `The print provider reports the ${of} state “${name}”, which this site doesn't know, for example for ${reference}. Such orders keep their state here. Check them at the print provider, and ask the developer of this site to add the state.`
    await raiseAlert(tx, { about: 'shop', key, message })
  }
}
