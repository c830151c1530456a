import type { Payload } from 'payload'
import { findFirst } from '#lib/find/find.ts'
import { sendsMail } from '#mail/heldMails.ts'
import type { SiteSetting } from '#payload-types.ts'
import { filePath } from '#shared/filePath'
import { byOtherLocale, type Translations } from '#shared/locales'
import { openDataLicenceNames } from '#shared/openData'
import { understandOpening } from '#shared/openingHours/understandOpening'
import { hoursInWords } from '#shared/openingHours/words'
import { readRegionPlaces } from '#shared/regionPlaces'
import { isoText, storedText, storedTexts } from '../nounValues.ts'
import { phoneText } from '../phoneText.ts'
import type { SettingsRow } from '../rows.ts'
import { filePaths } from './storedDocs.ts'

export async function settingsRow(payload: Payload): Promise<SettingsRow> {
  const doc = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const found = { brochure: await brochureOfSite(payload), sendsMail: await sendsMail(payload) }
  // Absent until the settings are saved first: the fields require them.
  const { key = 'region', label = 'Region', aliases, lat = 0, lon = 0, radiusKm = 20 } = doc.region
  const { outline } = doc
  const people = doc.people ?? []
  const pathOf = await filePaths(payload, [outline, ...people.map(({ picture }) => picture)])
  const phone = storedText(doc.phone)
  const phoneHours = storedText(doc.phoneHours)
  const pharmacyPhone = storedText(doc.pharmacyPhone)
  return {
    siteTitle: storedText(doc.siteTitle) || 'Seniorenwegweiser',
    association: storedText(doc.association),
    contactEmail: storedText(doc.contactEmail),
    region: { key, label, aliases: storedTexts(aliases), lat, lon, radiusKm },
    phone,
    phoneText: phoneText(phone),
    phoneHours,
    phoneHoursIn: translatedHours(phoneHours),
    operator: storedText(doc.operator),
    postalAddress: storedText(doc.postalAddress),
    importantNumbers: shownNumbers(doc.importantNumbers ?? []),
    pharmacyPhone,
    pharmacyPhoneText: phoneText(pharmacyPhone),
    pharmacyPage: storedText(doc.pharmacyPage),
    people: people.map(({ name, task, picture }) => ({
      name,
      task: storedText(task),
      picture: pathOf(picture),
    })),
    outline: pathOf(outline),
    federalState: doc.federalState,
    localHolidayTowns: storedTexts(doc.localHolidayTowns),
    timetableUrl: storedText(doc.timetableUrl),
    demandBus: demandBusOf(doc.demandBus),
    accessibility: accessibilityOf(doc.accessibility),
    ...found,
    embedHosts: storedTexts(doc.embedHosts),
    openData: openDataLicenceNames.find((name) => name === doc.openData) ?? null,
    places: readRegionPlaces(storedText(doc.places)).places,
  }
}

type NumberRow = NonNullable<SiteSetting['importantNumbers']>[number]

const shownNumbers = (numbers: readonly NumberRow[]) =>
  numbers.flatMap(({ label, phone, hint }) => {
    const typed = storedText(phone)
    if (typed.trim() === '') return []
    return [{ label, phone: typed, phoneText: phoneText(typed), hint: storedText(hint) }]
  })

function translatedHours(hours: string): Translations {
  const meaning = hours === '' ? null : understandOpening([hours])
  return byOtherLocale((locale) => (meaning ? hoursInWords(meaning, locale) : ''))
}

function demandBusOf(bus: SiteSetting['demandBus']) {
  const [name, phone] = [storedText(bus?.name).trim(), storedText(bus?.phone).trim()]
  return name && phone ? { name, phone, phoneText: phoneText(phone), towns: storedTexts(bus?.towns) } : null
}

/** Null until it is confirmed, because only then is it public. */
function accessibilityOf(statement: SiteSetting['accessibility']) {
  const confirmedOn = isoText(statement?.confirmedOn).slice(0, 10)
  if (confirmedOn === '') return null
  const { gaps, contact, mediator } = statement ?? {}
  return {
    confirmedOn,
    gaps: storedText(gaps).trim(),
    contact: storedText(contact).trim(),
    mediator: storedText(mediator).trim(),
  }
}

/** The latest brochure; a deleted one disappears from the home page. */
async function brochureOfSite(payload: Payload) {
  const where = { brochureTitle: { exists: true } }
  const file = await findFirst(payload, 'files', { where, sort: '-createdAt' })
  return file?.filename && file.brochureTitle
    ? { title: file.brochureTitle, path: filePath(file.filename) }
    : null
}
