import type { OutputOf } from '#shared/contract'
import type { Settings } from '#shared/settings'
import { useCall } from './api.ts'
import { useText } from './intl.ts'

/** Every document carries them. */
export const useSettings = (): Settings => useCall('GET /api/settings', {}).data as Settings

/** Without a mail server mails stay in the data folder, and nothing may promise one. */
export const useSendsMail = (): boolean => useSettings().sendsMail

export type Today = OutputOf<'GET /api/today'>

/** The server's, which every document carries. */
export const useToday = (): Today => useCall('GET /api/today', {}).data as Today

export function useSiteTitle(): string {
  const text = useText()
  return useSettings().siteTitle || text('site.title')
}
