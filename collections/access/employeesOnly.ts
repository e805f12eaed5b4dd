import type { Access } from 'payload'

/** Employees may; members, guests and anybody else may not. */
export const employeesOnly: Access = ({ req }) => req.user?.isEmployee === true
