import { readClosures } from './closures.ts'
import { understandOpening } from './openingHours/understandOpening.ts'
import { dialledNumber, isDoubtfulPhone, phoneNumbersIn } from './phoneNumbers.ts'
import { plainNewsText } from './plainNewsText.ts'
import { plainLine } from './plainText.ts'
import { readServiceArea } from './serviceArea.ts'
import { readTypedArea } from './typedServiceArea.ts'

const readers = {
  readTypedArea,
  readServiceArea,
  readClosures,
  understandOpening: (text: string) => understandOpening([text]),
  dialledNumber,
  isDoubtfulPhone,
  phoneNumbersIn,
  plainLine,
  plainNewsText,
}
const fillings = [...' \t\n./(+<&1a', ', ', '<a ', 'und ', '97461 ', 'Mo 8-12, ']

it.each(Object.entries(readers))(
  '%s takes time with the length of a text, not with its square',
  (_, read) => {
    const length = 40_000
    const before = process.cpuUsage()
    for (const filling of fillings)
      for (const end of ['', 'x', '1!']) read(`E${filling.repeat(length / filling.length)}${end}`)
    // With the square of the length, three of these texts take longer.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10)
  },
)
