import { dayInWords, type HoursLocale, weekdayName } from '@directory/shared/openingHours/words'

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const day = `\\b(${days.join('|')})\\b`
const time = '\\b(\\d{1,2}):(\\d\\d)\\b'
const to = '\\s*[-–]\\s*'
const oneOrMore = new RegExp(`${day}(?:${to}${day})?\\.?`, 'g')
const span = new RegExp(`${time}${to}${time}(?:\\s*Uhr)?`, 'g')

/** Replaces days and times by words, one by one, in a line that was not understood as a whole. */
export function wordByWord(line: string, locale: HoursLocale): string {
  const nameOf = (short: string) => weekdayName(days.indexOf(short), locale)
  const between = locale === 'de' ? 'bis' : 'to'
  return line
    .replace(oneOrMore, (_, first: string, last?: string) =>
      [first, last]
        .flatMap((one) => one ?? [])
        .map(nameOf)
        .join(` ${between} `),
    )
    .replace(span, (all, ...times: string[]) => {
      const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.slice(0, 4).map(Number)
      const [from, end] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
      return end <= 24 * 60 && fromMinute < 60 && toMinute < 60
        ? dayInWords([{ from, to: end, arranged: false }], locale)
        : all
    })
}
