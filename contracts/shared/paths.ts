/** Pages and files that browsers navigate to. Calls of the API are routes instead. */
export const paths = {
  login: '/api/login',
  signup: '/api/signup',
  employeeLogin: '/api/employee-login',
  logout: '/api/logout',
  billing: '/api/billing',
  accountExport: '/api/account/export',
  secondFactor: '/api/second-factor',
  confirmPassword: '/api/confirm-password',
} as const
