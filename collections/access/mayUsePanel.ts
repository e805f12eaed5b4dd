import type { PayloadRequest } from 'payload'

export const mayUsePanel = ({ req }: { req: PayloadRequest }): boolean => req.user?.isEmployee === true
