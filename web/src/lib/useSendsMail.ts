import { useCall } from './api.ts'

/** Returns false if the server has no mail server: its mails stay in its data folder. */
export const useSendsMail = (): boolean => useCall('GET /api/account', {}).data?.sendsMail !== false
