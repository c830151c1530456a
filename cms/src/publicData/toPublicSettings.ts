import { byOtherLocale, type Translations } from '@directory/shared/locales'
import { understandOpening } from '@directory/shared/openingHours/understandOpening'
import { hoursInWords } from '@directory/shared/openingHours/words'
import type { Settings } from '@directory/shared/settings'
import { phoneText } from './phoneText.ts'
import type { SettingsRow } from './rows.ts'

function translatedHours(hours: string): Translations {
  const meaning = hours === '' ? null : understandOpening([hours])
  return byOtherLocale((locale) => (meaning ? hoursInWords(meaning, locale) : ''))
}

export function toPublicSettings(row: SettingsRow): Settings {
  const { key, label, aliases, lat, lon, radiusKm } = row.region
  return {
    siteTitle: row.siteTitle,
    association: row.association,
    contactEmail: row.contactEmail,
    region: { key, label, aliases: [...aliases], lat, lon, radiusKm },
    phone: row.phone,
    phoneText: phoneText(row.phone),
    phoneHours: row.phoneHours,
    phoneHoursIn: translatedHours(row.phoneHours),
    operator: row.operator,
    postalAddress: row.postalAddress,
    importantNumbers: row.importantNumbers
      .filter(({ phone }) => phone.trim() !== '')
      .map(({ label, phone, hint }) => ({ label, phone, phoneText: phoneText(phone), hint })),
    pharmacyPhone: row.pharmacyPhone,
    pharmacyPhoneText: phoneText(row.pharmacyPhone),
    pharmacyPage: row.pharmacyPage,
    people: row.people.map(({ name, task, picture }) => ({ name, task, picture })),
    outline: row.outline,
    federalState: row.federalState,
    localHolidayTowns: [...row.localHolidayTowns],
    timetableUrl: row.timetableUrl,
    demandBus: row.demandBus && {
      name: row.demandBus.name,
      phone: row.demandBus.phone,
      phoneText: phoneText(row.demandBus.phone),
      towns: [...row.demandBus.towns],
    },
    accessibility: row.accessibility && {
      confirmedOn: row.accessibility.confirmedOn,
      gaps: row.accessibility.gaps,
      contact: row.accessibility.contact,
      mediator: row.accessibility.mediator,
    },
    sendsMail: row.sendsMail,
    embedHosts: [...row.embedHosts],
    openData: row.openData,
    brochure: row.brochure && { title: row.brochure.title, path: row.brochure.path },
  }
}
