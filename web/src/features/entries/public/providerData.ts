import type { DayOfWeek, OpeningHoursSpecification, Place, Thing } from 'schema-dts'
import type { Format, ToAbsoluteUrl } from '#lib/page.ts'
import { appendTo } from '#shared/appendTo'
import type { Entry } from '#shared/entry'
import { accessMark, factsOf, placesText } from '#shared/entryMarks'
import type { HoursMean } from '#shared/hoursMean'
import type { Locale } from '#shared/locales'
import { dayMinutes } from '#shared/openingHours/meaning'
import { parseStoredHours } from '#shared/openingHours/parseStoredHours'
import { clockText } from '#shared/openingHours/writeHours'
import { internationalNumber } from '#shared/phoneNumbers'
import { exactPositionOf } from '#shared/region'
import { routes } from '#shared/routes'
import type { SchemaType } from '#shared/schemaTypes'

/** In the order of the week, public holidays last. */
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday PublicHolidays'
  .split(' ')
  .map((name) => `https://schema.org/${name}` as DayOfWeek)

interface ProviderWords {
  text: Format
  locale: Locale
  /** `YYYY-MM-DD`. */
  today: string
}

/** What the page shows, and nothing that was only guessed. */
export function providerData(
  entry: Entry,
  absoluteUrl: ToAbsoluteUrl,
  words: ProviderWords,
  type: SchemaType | 'LocalBusiness' = 'LocalBusiness',
  mean: HoursMean = 'open',
): Thing {
  // Hours at which nobody is open, such as those of a telephone, are no opening hours.
  const place = placeDataOf(entry, words, mean === 'open' ? openingHoursOf(entry) : [])
  const isKnownPlace = Object.keys(place).length > 0
  const { website, email, phone, mobile, phoneText, mobileText } = entry
  const telephone = internationalNumber(phone) ?? internationalNumber(mobile) ?? (phoneText || mobileText)
  return {
    '@type': type,
    '@id': `${absoluteUrl(routes.provider.href(entry.category, entry.name))}#${entry.uuid}`,
    name: entry.name,
    address: {
      '@type': 'PostalAddress',
      ...(entry.street && { streetAddress: entry.street }),
      postalCode: entry.plz,
      addressLocality: entry.city,
      addressCountry: 'DE',
    },
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(website && { url: website }),
    // An organisation is not a place, but has one, with hours and a position.
    ...(type !== 'Organization' ? place : isKnownPlace && { location: { '@type': 'Place', ...place } }),
  } as Thing
}

function placeDataOf(
  entry: Entry,
  { text, locale, today }: ProviderWords,
  hours: readonly OpeningHoursSpecification[],
) {
  const position = exactPositionOf(entry)
  const closures = closuresOf(entry)
  const places = placesText(entry, today, locale, text)
  const isGeneral = accessMark(entry) === 'entry.barrierfree'
  const facts = [
    ...(isGeneral ? [{ name: text('entry.barrierfree'), value: true }] : []),
    ...factsOf(entry).map(({ label, isTrue }) => ({ name: text(label), value: isTrue })),
    ...(places ? [{ name: text('entry_dialogue.places'), value: places }] : []),
  ]
  return {
    ...(facts.length > 0 && {
      amenityFeature: facts.map((fact) => ({ '@type': 'LocationFeatureSpecification' as const, ...fact })),
    }),
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon } as const,
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
  } satisfies Partial<Exclude<Place, string>>
}

/** Leaves out times without an end and by appointment: schema.org cannot express them. */
function openingHoursOf(entry: Entry): OpeningHoursSpecification[] {
  const meaning = entry.hoursUncertain ? null : parseStoredHours(entry.hours)
  if (!meaning) return []
  const specified = (dayOfWeek: DayOfWeek[], opens: string, closes: string) =>
    ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }) as const
  if (meaning.always) return [specified(days, '00:00', '23:59')]
  const daysOf = new Map<string, DayOfWeek[]>()
  for (const [index, day] of [...meaning.week, meaning.holidays].entries())
    for (const { from, to, arranged } of (!meaning.inRhythm?.includes(index) && day) || []) {
      if (to === null || arranged) continue
      const closes = to === dayMinutes ? '23:59' : clockText(to % dayMinutes)
      appendTo(daysOf, `${clockText(from)}-${closes}`, days[index] as DayOfWeek)
    }
  return [...daysOf].map(([times, dayOfWeek]) => {
    const [opens = '', closes = ''] = times.split('-')
    return specified(dayOfWeek, opens, closes)
  })
}

/** As opening and closing at midnight. */
const closuresOf = ({ closures }: Entry): OpeningHoursSpecification[] =>
  closures.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }))
