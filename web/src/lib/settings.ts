import type { Settings } from '@directory/shared/settings'
import { useCall } from './api.ts'

/** Every document carries them. */
export const useSettings = (): Settings => useCall('GET /api/settings', {}).data as Settings
