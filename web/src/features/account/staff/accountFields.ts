/** Asked for before what an unattended session must not allow. */
export const ownPassword = {
  secret: true,
  label: 'account.proof',
  autoComplete: 'current-password',
  missing: 'otp.passwordMissing',
} as const
