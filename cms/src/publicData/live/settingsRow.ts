import { filePath } from '@directory/shared/filePath'
import { shippedNumbers, shippedPharmacyService } from '@directory/shared/importantNumbers'
import { openDataLicenceNames } from '@directory/shared/openData'
import { isFederalState } from '@directory/shared/publicHoliday'
import { readRegionPlaces } from '@directory/shared/regionPlaces'
import { emptySettings, type Settings } from '@directory/shared/settings'
import type { Payload } from 'payload'
import { findFirst } from '../../lib/find/find.ts'
import { sendsMail } from '../../mail/heldMails.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { isoText, storedText, storedTexts } from '../nounValues.ts'
import type { SettingsRow } from '../rows.ts'
import { filePaths } from './storedDocs.ts'

/** Settings used until the association has entered its name. */
const unnamed: SettingsRow = {
  siteTitle: 'Seniorenwegweiser',
  association: '',
  contactEmail: '',
  region: { key: 'region', label: 'Region', aliases: [], lat: 0, lon: 0, radiusKm: 20 },
  ...emptySettings,
  ...shippedPharmacyService,
  importantNumbers: [...shippedNumbers],
}

export async function settingsRow(payload: Payload): Promise<SettingsRow> {
  const doc = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const brochure = await brochureOfSite(payload)
  if (!doc.siteTitle) return { ...unnamed, brochure, sendsMail: await sendsMail(payload) }
  const { key, label, aliases, lat, lon, radiusKm } = doc.region
  const { importantNumbers, people, outline } = doc
  const pathOf = await filePaths(payload, [outline, ...(people ?? []).map(({ picture }) => picture)])
  return {
    siteTitle: doc.siteTitle,
    association: doc.association,
    contactEmail: doc.contactEmail,
    region: { key, label, aliases: storedTexts(aliases), lat, lon, radiusKm },
    phone: storedText(doc.phone),
    phoneHours: storedText(doc.phoneHours),
    operator: storedText(doc.operator),
    postalAddress: storedText(doc.postalAddress),
    importantNumbers: (importantNumbers ?? []).map(({ label, phone, hint }) => ({
      label,
      phone: storedText(phone),
      hint: storedText(hint),
    })),
    pharmacyPhone: storedText(doc.pharmacyPhone),
    pharmacyPage: storedText(doc.pharmacyPage),
    people: (people ?? []).map(({ name, task, picture }) => ({
      name,
      task: storedText(task),
      picture: pathOf(picture),
    })),
    outline: pathOf(outline),
    federalState: isFederalState(doc.federalState) ? doc.federalState : emptySettings.federalState,
    localHolidayTowns: storedTexts(doc.localHolidayTowns),
    timetableUrl: storedText(doc.timetableUrl),
    demandBus: demandBusOf(doc.demandBus),
    accessibility: accessibilityOf(doc.accessibility),
    brochure,
    sendsMail: await sendsMail(payload),
    embedHosts: storedTexts(doc.embedHosts),
    openData: openDataLicenceNames.find((name) => name === doc.openData) ?? null,
    places: readRegionPlaces(storedText(doc.places)).places,
  }
}

function demandBusOf(bus: SiteSetting['demandBus']): SettingsRow['demandBus'] {
  const [name, phone] = [storedText(bus?.name).trim(), storedText(bus?.phone).trim()]
  return name && phone ? { name, phone, towns: storedTexts(bus?.towns) } : null
}

/** Returns the statement; null until it is confirmed, because only then is it public. */
function accessibilityOf(statement: SiteSetting['accessibility']): SettingsRow['accessibility'] {
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

/** Returns the latest brochure; a deleted one disappears from the home page. */
async function brochureOfSite(payload: Payload): Promise<Settings['brochure']> {
  const where = { brochureTitle: { exists: true } }
  const file = await findFirst(payload, 'files', { where, sort: '-createdAt' })
  return file?.filename && file.brochureTitle
    ? { title: file.brochureTitle, path: filePath(file.filename) }
    : null
}
