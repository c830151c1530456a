import { useCall } from './api.ts'

/** Returns false if the server has no mail server: its mails stay in its data folder, and nothing may promise one. */
export const useSendsMail = (): boolean => useCall('GET /api/settings', {}).data?.sendsMail !== false
