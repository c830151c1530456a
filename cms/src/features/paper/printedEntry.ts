import { makesHomeVisits } from '#publicData/homeVisitors.ts'
import { today } from '#publicData/onDate.ts'
import type { Entry } from '#shared/entry'
import { accessMark, areaWords, factsOf, placesText, visitAreaOf } from '#shared/entryMarks'
import { phoneNames } from '#shared/fields/entryFields'
import { openingLines } from '#shared/openingHours/openingLines'
import type { PaperTexts } from './paperTexts.ts'

export function printedEntry(entry: Entry, words: PaperTexts) {
  const phones = phoneNames.flatMap((name) => {
    const number = entry[`${name}Text`]
    return number === '' ? [] : [{ label: name === 'mobile' ? words('print.mobile') : '', number }]
  })
  return {
    id: entry.uuid,
    name: entry.name,
    address: [entry.street, `${entry.plz} ${entry.city}`].map((line) => line.trim()).filter(Boolean),
    phones,
    // So that it can be reached at all.
    other: phones.length > 0 ? '' : entry.email || entry.website.replace(/^https?:\/\//, ''),
    hours: openingLines(entry, words.locale),
    marks: marksOf(entry, words),
  }
}

function marksOf(entry: Entry, words: PaperTexts) {
  const area = [words('entry.comesToHouse'), areaWords(visitAreaOf(entry), words)].filter(Boolean).join(': ')
  const access = accessMark(entry)
  const facts = factsOf(entry).flatMap(({ label, isTrue }) =>
    isTrue && label !== access ? words(label) : [],
  )
  const places = placesText(entry, today(), words.locale, words)
  return [
    ...(places ? [places] : []),
    ...(makesHomeVisits(entry) ? [area] : []),
    ...(access ? [words(access)] : []),
    ...facts,
  ]
}
