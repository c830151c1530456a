/** Possible times of mails that remind staff of waiting requests. */
export const reminderTimes = ['at-once', 'daily', 'never'] as const
export type ReminderTime = (typeof reminderTimes)[number]
