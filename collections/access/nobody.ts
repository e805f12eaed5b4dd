import type { Access } from 'payload'

/** Only the machine writes here, by SQL; no person does, not even in the panel. */
export const nobody: Access = () => false
