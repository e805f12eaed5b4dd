import type { PayloadRequest } from 'payload'
import { may } from '#contracts/platform/roles.ts'

export const mayUsePanel = ({ req }: { req: PayloadRequest }): boolean => may(req.user, 'usePanel')
