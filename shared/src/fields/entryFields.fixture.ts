import { dottedDay } from '../closures.ts'
import { addDays, regionToday } from '../moment.ts'
import { type EntryContent, entryFieldNames, entryFields } from './entryFields.ts'

/** Returns recognisable values for every field, in their stored form; different ones for each `number`. */
export function sampleContent(number: number): EntryContent {
  const values = entryFieldNames.map((name, i) => {
    const id = `${name}${number}`
    const samples = {
      category: `Kategorie ${id}`,
      line: `Zeile ${id}`,
      postcode: String(97_400 + number),
      phone: `09521 ${number}${i}`,
      email: `${id}@example.org`,
      website: `https://${id}.example/`,
      opening: `Mo ${number}-${i}`,
      services: `Leistung ${id}`,
      flag: number % 2 === 1,
      text: `Text ${id}\nin zwei Zeilen`,
      degrees: number + i / 8,
      tristate: number % 2 === 1 ? true : null,
      area: `${(number % 100) + 1} km`,
      places: `frei, Stand ${dottedDay(addDays(regionToday(), (number % 20) - 25))}`,
      closures: `24.12.${2030 + number}`,
    }
    return [name, samples[entryFields[name].kind]]
  })
  return Object.fromEntries(values)
}
