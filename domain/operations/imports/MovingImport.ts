export type MovingImport = { id: number; complimentaryUntil: Date | null }
