import type { Settings } from '@directory/shared/settings'
import type { SettingsRow } from './rows.ts'

/** An explicit list of what everyone may see. */
export function toPublicSettings({ siteTitle, association, contactEmail, region }: SettingsRow): Settings {
  const { key, label, aliases, lat, lon, radiusKm } = region
  return {
    siteTitle,
    association,
    contactEmail,
    region: { key, label, aliases: [...aliases], lat, lon, radiusKm },
  }
}
