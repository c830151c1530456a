import { useCall } from './api.ts'

/** Without a mail server mails stay in the data folder, and nothing may promise one. */
export const useSendsMail = (): boolean => useCall('GET /api/settings', {}).data?.sendsMail !== false
