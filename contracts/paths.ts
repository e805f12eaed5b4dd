/** Pages and files that a browser visits in full. Calls have no place here: they are routes. */
export const paths = {
  login: '/api/login',
  employeeLogin: '/api/employee-login',
  logout: '/api/logout',
  billing: '/api/billing',
  accountExport: '/api/account/export',
  secondFactor: '/api/second-factor',
  confirmPassword: '/api/confirm-password',
} as const
