import type { Entry } from '@directory/shared/entry'
import { namesOf } from '@directory/shared/entryFields'
import { readServiceArea } from '@directory/shared/serviceArea'
import { openingTexts } from '../../nouns/entries/openingTexts.ts'
import { makesHomeVisits } from '../../readModel/homeVisitors.ts'
import type { PaperTexts } from './paperTexts.ts'
import { wordByWord } from './wordByWord.ts'

/** Entry as the templates print it; they leave out empty values. */
export interface PrintedEntry {
  id: string
  name: string
  address: string[]
  phones: { label: string; number: string }[]
  /** Mail or website if it has no telephone, so that it can be reached at all. */
  other: string
  hours: string[]
  marks: string[]
}

const phoneNames = namesOf('phone')

export function printedEntry(entry: Entry, words: PaperTexts): PrintedEntry {
  const phones = phoneNames.flatMap((name) => {
    const number = entry[`${name}Text`]
    return number === '' ? [] : [{ label: name === 'mobile' ? words('print.mobile') : '', number }]
  })
  return {
    id: entry.uuid,
    name: entry.name,
    address: [entry.street, `${entry.plz} ${entry.city}`].map((line) => line.trim()).filter(Boolean),
    phones,
    other: phones.length > 0 ? '' : entry.email || entry.website.replace(/^https?:\/\//, ''),
    hours: openingTexts(entry, words.locale).map((line) => wordByWord(line, words.locale)),
    marks: marksOf(entry, words),
  }
}

function marksOf(entry: Entry, words: PaperTexts): string[] {
  const comes = makesHomeVisits(entry) ? [`${words('entry.comesToHouse')}${areaOf(entry, words)}`] : []
  return [...comes, ...(entry.barrierfree ? [words('entry.barrierfree')] : [])]
}

function areaOf({ serviceArea }: Entry, words: PaperTexts): string {
  const area = readServiceArea(serviceArea)
  switch (area?.kind) {
    case 'district':
      return `: ${words('entry.areaDistrict')}`
    case 'around':
      return `: ${words('entry.areaAround', { km: area.km })}`
    case 'towns':
      return `: ${area.towns.join(', ')}`
    default:
      return ''
  }
}
