import { entryCells } from '#collections/Entries/exportFiles.ts'
import { byteOrderMark, csvRecord } from '#lib/csv/csv.ts'
import { translate } from '#lib/words/translate.ts'
import type { PublicData } from '#publicData/model/createPublicData.ts'
import type { Entry } from '#shared/entry'
import { escapeMarkup } from '#shared/escapeMarkup'
import { entryFieldNames } from '#shared/fields/entryFields'
import { exportFields, headerOf } from '#shared/fields/importFields'
import { byLocale } from '#shared/locales'
import { openDataLicences } from '#shared/openData'

type Model = Pick<PublicData, 'settings' | 'allEntries' | 'staffFieldsOf' | 'today'>

/** Null without a licence: there are no open data. */
function headOf(model: Model) {
  const { openData, association, siteTitle } = model.settings()
  return openData && { licence: openDataLicences[openData], source: association || siteTitle }
}

/**
 * Those whose providers have agreed. Positions that a geocoder has found belong to its data, under their own licence,
 * and are left out.
 */
function agreedEntries(model: Model): Entry[] {
  return model
    .allEntries()
    .filter(({ openData }) => openData === true)
    .sort((a, b) => (a.uuid < b.uuid ? -1 : 1))
    .map((entry) =>
      model.staffFieldsOf(entry.uuid).positionSource === 'typed' ? entry : { ...entry, lat: null, lon: null },
    )
}

export function openDataCsv(model: Model) {
  if (!headOf(model)) return null
  const rows = [exportFields.map(headerOf), ...agreedEntries(model).map(entryCells)]
  return byteOrderMark + rows.map(csvRecord).join('')
}

export function openDataJson(model: Model) {
  const head = headOf(model)
  if (!head) return null
  const names = ['uuid', ...entryFieldNames, 'checkedAt', 'updatedAt'] as const
  const entries = agreedEntries(model).map((entry) =>
    Object.fromEntries(names.map((name) => [name, entry[name]])),
  )
  return JSON.stringify({ ...head, date: model.today(), entries })
}

/** Leads to both files; null without a licence. */
export function openDataPage(model: Model) {
  const head = headOf(model)
  if (!head) return null
  const { licence, source } = head
  const values = { count: agreedEntries(model).length, source }
  return byLocale((locale) => ({
    title: translate(locale, 'open_data.title'),
    text: [
      translate(locale, 'open_data.text', values),
      escapeMarkup(translate(locale, 'open_data.source', values)),
      `${translate(locale, 'open_data.licence')} <a href="${licence.url}">${licence.name}</a>`,
      '<a href="/open-data.csv">CSV</a>',
      '<a href="/open-data.json">JSON</a>',
    ].join('<br>'),
    link: { href: '/', label: escapeMarkup(model.settings().siteTitle) },
  }))
}
