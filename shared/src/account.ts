/** Key under which a browser stores the session token; site and admin UI share it. */
export const tokenStorageKey = 'access_token'

/** Possible times of mails that remind staff of waiting requests. */
export const reminderTimes = ['at-once', 'daily', 'never'] as const
export type ReminderTime = (typeof reminderTimes)[number]

/** Maximum length of the display name of a staff member. */
export const maxDisplayName = 80

/** Minimum number of characters of a new password. */
export const minPasswordLength = 10
