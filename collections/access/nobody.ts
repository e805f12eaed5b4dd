import type { Access } from 'payload'

/** Only the system writes here, with SQL. */
export const nobody: Access = () => false
