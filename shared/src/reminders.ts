/** When staff want reminder mails about waiting requests. */
export const reminderTimes = ['at-once', 'daily', 'never'] as const
export type ReminderTime = (typeof reminderTimes)[number]
