import { cutText } from '#contracts/shared/cutText.ts'
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
    await raiseAlert(tx, { about: 'shop', key, alert: { kind: 'print-state-unknown', of, state: name, reference } })
  }
}
