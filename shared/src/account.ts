/** Site and admin UI share it. */
export const tokenStorageKey = 'access_token'

/** When mails remind staff of waiting requests. */
export const reminderTimes = ['at-once', 'daily', 'never'] as const
export type ReminderTime = (typeof reminderTimes)[number]

export const maxDisplayName = 80

export const minPasswordLength = 10
