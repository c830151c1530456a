/** Numbers without an area code: 110, 112, 116 117, 115, directory enquiries. */
const nationwide = /^(?:11\d{0,4}|19\d{3})$/

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** A number that begins with no 0 has lost it in a spreadsheet, or the area code was left out. */
export const lacksZero = (phone: string): boolean =>
  /^[1-9]/.test(phone.trim()) && !nationwide.test(digitsOf(phone))

/** Area codes that begin with 049 belong to towns whose postcodes begin with 26. */
const hasAreaCode049 = (plz: string) => plz.startsWith('26')

/** The number with its 0. One that begins with 49 has lost the + of the country code instead. */
export function withZero(phone: string, plz: string): string {
  const digits = digitsOf(phone)
  const isCountryCode = /^49[\s/().-]/.test(phone) || digits.length > 11 || !hasAreaCode049(plz)
  return digits.startsWith('49') && digits.length >= 9 && isCountryCode
    ? phone.replace(/^49[\s/().-]*(?:\(?0\)?[\s/.-]*)?/, '0')
    : `0${phone}`
}
