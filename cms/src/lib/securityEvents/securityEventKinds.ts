/** Kinds of events of the security log, with their labels. */
export const securityEventKinds = {
  login: { de: 'Angemeldet', en: 'Logged in' },
  'login-refused': { de: 'Anmeldung abgewiesen', en: 'Login refused' },
  'login-locked': { de: 'Anmeldung an gesperrtem Zugang', en: 'Login to a locked account' },
  'login-limited': { de: 'Zu viele Anmeldeversuche', en: 'Too many attempts to log in' },
  logout: { de: 'Abgemeldet', en: 'Logged out' },
  'session-ended': { de: 'Anmeldung beendet', en: 'Session ended' },
  refused: { de: 'Aufruf abgewiesen', en: 'Call refused' },
  'account-created': { de: 'Benutzer angelegt', en: 'Account created' },
  'account-changed': { de: 'Benutzer geändert', en: 'Account changed' },
  'account-deleted': { de: 'Benutzer gelöscht', en: 'Account deleted' },
  'account-unlocked': { de: 'Benutzer entsperrt', en: 'Account unlocked' },
  'role-changed': { de: 'Rolle geändert', en: 'Role changed' },
  'password-changed': { de: 'Passwort geändert', en: 'Password changed' },
  'password-refused': { de: 'Bisheriges Passwort falsch', en: 'Old password wrong' },
  'password-link-asked': {
    de: 'Link für neues Passwort angefordert',
    en: 'Link for a new password asked for',
  },
  'recovery-code-made': { de: 'Wiederherstellungscode gemacht', en: 'Recovery code made' },
  'recovery-code-refused': { de: 'Wiederherstellungscode falsch', en: 'Recovery code wrong' },
  'recovery-code-used': { de: 'Wiederherstellungscode benutzt', en: 'Recovery code used' },
  'first-admin': { de: 'Erster Administrator angelegt', en: 'First administrator created' },
  'backup-downloaded': { de: 'Sicherung heruntergeladen', en: 'Backup downloaded' },
  'deleted-for-good': { de: 'Endgültig gelöscht', en: 'Deleted for good' },
  'person-erased': { de: 'Person gelöscht', en: 'Person erased' },
} as const

export type SecurityEventKind = keyof typeof securityEventKinds
