import { byOtherLocale, type Translations } from '@directory/shared/locales'
import { readOpening } from '@directory/shared/openingHours/readOpening'
import { hoursInWords } from '@directory/shared/openingHours/words'
import type { Settings } from '@directory/shared/settings'
import { phoneText } from './phoneText.ts'
import type { SettingsRow } from './rows.ts'

function translatedHours(hours: string): Translations {
  const meaning = hours === '' ? null : readOpening([hours])
  return byOtherLocale((locale) => (meaning ? hoursInWords(meaning, locale) : ''))
}

/** Copies an explicit list of public settings. */
export function toPublicSettings(row: SettingsRow): Settings {
  const {
    siteTitle,
    association,
    contactEmail,
    phone,
    phoneHours,
    postalAddress,
    outline,
    federalState,
    localHolidayTowns,
    timetableUrl,
    demandBus,
    accessibility,
    brochure,
    sendsMail,
    embedHosts,
    pharmacyPhone,
    pharmacyPage,
  } = row
  const { key, label, aliases, lat, lon, radiusKm } = row.region
  return {
    siteTitle,
    association,
    contactEmail,
    region: { key, label, aliases: [...aliases], lat, lon, radiusKm },
    phone,
    phoneText: phoneText(phone),
    phoneHours,
    phoneHoursIn: translatedHours(phoneHours),
    postalAddress,
    importantNumbers: row.importantNumbers
      .filter(({ phone }) => phone.trim() !== '')
      .map(({ label, phone, hint }) => ({ label, phone, phoneText: phoneText(phone), hint })),
    pharmacyPhone,
    pharmacyPhoneText: phoneText(pharmacyPhone),
    pharmacyPage,
    people: row.people.map(({ name, task, picture }) => ({ name, task, picture })),
    outline,
    federalState,
    localHolidayTowns: [...localHolidayTowns],
    timetableUrl,
    demandBus: demandBus && {
      name: demandBus.name,
      phone: demandBus.phone,
      phoneText: phoneText(demandBus.phone),
      towns: [...demandBus.towns],
    },
    accessibility: accessibility && {
      confirmedOn: accessibility.confirmedOn,
      gaps: accessibility.gaps,
      contact: accessibility.contact,
      mediator: accessibility.mediator,
    },
    sendsMail,
    embedHosts: [...embedHosts],
    brochure: brochure && { title: brochure.title, path: brochure.path },
  }
}
