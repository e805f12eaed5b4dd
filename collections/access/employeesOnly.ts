import type { Access } from 'payload'

export const employeesOnly: Access = ({ req }) => req.user?.isEmployee === true
