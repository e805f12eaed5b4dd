import type { PayloadRequest } from 'payload'
import { may } from '#contracts/roles.ts'

export const mayUsePanel = ({ req }: { req: PayloadRequest }): boolean => may(req.user, 'usePanel')
