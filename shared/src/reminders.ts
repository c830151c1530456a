/** When staff want to hear by mail of requests that wait. */
export const reminderTimes = ['at-once', 'daily', 'never'] as const
export type ReminderTime = (typeof reminderTimes)[number]
