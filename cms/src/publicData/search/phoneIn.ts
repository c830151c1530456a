import { lettersToDigits } from '#shared/phoneNumbers'
import { minDigits, national } from '../words/PhoneNumbers.ts'
import { queryWords } from './queryWords.ts'

/** Digits, with an area code, that are a telephone number despite other words. */
const minSureDigits = 8
const labels = new Set(
  'tel telefon telefonnummer telephone fon fone phone mobil mobile mobilnummer handy handynummer nummer nr number fax rufnummer ruf durchwahl dw app apparat ext extension vorwahl anruf angerufen anrufer call called'.split(
    ' ',
  ),
)

/** The digits of a query that asks for a telephone number, as dialled within the country; or null. */
export function phoneIn(text: string) {
  if (text.length > 200) return null
  const digitsText = lettersToDigits(text).replace(/\(\s*0\s*\)/g, '')
  const digits = digitsText.replace(/\D/g, '')
  if (digits.length < minDigits) return null
  const isSure =
    /(?:\+|(?<!\d)0)\d/.test(digitsText.replace(/[\s()/.–-]/g, '')) && digits.length >= minSureDigits
  const isLabelled = queryWords(digitsText).every(
    ({ plain, weight }) => weight === 'stop' || labels.has(plain) || /^\d+$/.test(plain),
  )
  if (!isSure && !isLabelled) return null
  return national(`${/\+\s*\(?\s*\d/.test(digitsText) ? '+' : ''}${digits}`)
}
