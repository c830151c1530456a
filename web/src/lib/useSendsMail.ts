import { useSettings } from './settings.ts'

/** Without a mail server mails stay in the data folder, and nothing may promise one. */
export const useSendsMail = (): boolean => useSettings().sendsMail
