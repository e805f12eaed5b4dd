export type PrintedSince = { orderId: number; reference: string; print: { id: string; hasBegun: boolean } }
