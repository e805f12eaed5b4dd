import { type Cancellable, mayCancel } from './mayCancel.ts'

export type Changeable = Cancellable & {
  /** When the order was frozen to be printed. */
  printStartedAt: Date | null
}

/** The address and single lines. */
export const mayChange = (order: Changeable): boolean => mayCancel(order) && order.printStartedAt === null
