import type { Endpoint } from '../implement.ts'
import { accountDelete, accountExport, changeName, changePassword, readAccount } from './account/account.ts'
import { cancelEmailChange, requestEmailChange } from './account/email.ts'
import { confirmPassword } from './account/confirmPassword.ts'
import { contactUs } from './account/contact.ts'
import {
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorRemove,
} from './account/secondFactor.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys/apiKeys.ts'
import { addPasskey, listPasskeys, passkeyOptions, removePasskey, renamePasskey } from './account/passkeys.ts'
import { endOneSession, endOtherSessions, readSessions } from './account/sessions.ts'
import { inviteEmployee, membersCsv } from './members/members.ts'
import { confirmEmailChange, undoEmailChange } from './auth/changeEmail.ts'
import { currentUser } from './auth/currentUser.ts'
import { denySignIn } from './auth/denySignIn.ts'
import { emailSignInCode, loginEmailCode } from './auth/emailCode.ts'
import { employeeLogin, login } from './auth/login.ts'
import { loginCode } from './auth/loginCode.ts'
import { logout, logoutByLink } from './auth/logout.ts'
import { passkeyLogin, passkeyLoginOptions } from './auth/passkeyLogin.ts'
import { forgotPassword, newPassword } from './auth/passwords.ts'
import { oidcCallback, oidcLogin } from './auth/oidc.ts'
import { join } from './auth/join.ts'
import { signup } from './auth/signup.ts'
import { confirmEmail, sendVerifyLink } from './auth/verifyEmail.ts'

export const peopleEndpoints: Endpoint[] = [
  currentUser,
  login,
  employeeLogin,
  loginCode,
  oidcLogin,
  oidcCallback,
  signup,
  join,
  logout,
  logoutByLink,
  passkeyLoginOptions,
  passkeyLogin,
  emailSignInCode,
  loginEmailCode,
  forgotPassword,
  newPassword,
  confirmEmail,
  sendVerifyLink,
  confirmPassword,
  accountExport,
  readAccount,
  changeName,
  changePassword,
  requestEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
  denySignIn,
  accountDelete,
  readSessions,
  endOtherSessions,
  endOneSession,
  listPasskeys,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRemove,
  secondFactorCodes,
  contactUs,
  membersCsv,
  inviteEmployee,
  listApiKeys,
  createApiKey,
  revokeApiKey,
]
