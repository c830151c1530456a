import { byOtherLocale } from '../locales.ts'
import { fieldNames, type NounField, type NounFields, type NounValues } from './nounFields.ts'

/** Returns recognisable values for every typed field, in their stored form; no picture. */
export const sampleNoun = <Fields extends NounFields>(fields: Fields, number: number): NounValues<Fields> =>
  Object.fromEntries(
    fieldNames(fields).map((name, index) => {
      const id = `${name}${number}`
      const day = `20${30 + number}-01-${String(index + 10)}`
      const samples = {
        line: `Zeile ${id}`,
        translations: byOtherLocale((locale) => `Line ${locale} ${id}`),
        text: `Text ${id}\nin zwei Zeilen`,
        markup: `Text ${id}<br>in <strong>zwei</strong> Zeilen`,
        html: `<p>${id}</p>`,
        day,
        time: `0${number}:${10 + index}`,
        website: `https://${id.toLowerCase()}.example/`,
        email: `${id}@example.org`,
        phone: `09521 ${number}${index}`,
        choice: '',
        picture: '',
        file: '',
        categories: [],
        flag: number % 2 === 1,
        number,
      }
      return [name, samples[(fields[name] as NounField).kind]]
    }),
  ) as NounValues<Fields>
