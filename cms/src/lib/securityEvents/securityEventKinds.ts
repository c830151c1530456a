export const securityEventKinds = [
  ...['login', 'login-refused', 'login-locked', 'login-limited', 'logout', 'session-ended', 'refused'],
  ...['account-created', 'account-changed', 'account-deleted', 'account-unlocked', 'role-changed'],
  ...['password-changed', 'password-refused', 'password-link-asked', 'recovery-code-made'],
  ...['recovery-code-refused', 'recovery-code-used', 'first-admin', 'backup-downloaded'],
  ...['deleted-for-good', 'person-erased'],
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]
