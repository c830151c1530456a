import { BoundedCache } from '#shared/BoundedCache'
import { withBarrierfree } from '#shared/barrierfree'
import { readClosures } from '#shared/closures'
import { contentOrder, type Entry } from '#shared/entry'
import { emptyContent, namesOf, openKeys, phoneNames, textNames } from '#shared/fields/entryFields'
import { daysInRhythm, tellsRhythm } from '#shared/openingHours/lineNotes'
import type { HoursMeaning } from '#shared/openingHours/meaning'
import { understandOpeningLines } from '#shared/openingHours/understandOpening'
import { writeHours } from '#shared/openingHours/writeHours'
import { joinOpenLines, toOpenLines } from '#shared/openLines'
import { positionOf } from '#shared/region'
import { phoneText } from './phoneText.ts'
import type { EntryRow } from './rows.ts'

const flagNames = namesOf('flag')
const tristateNames = namesOf('tristate')

/** All fields in the order of the answers, so that all entries in memory have the same shape. */
const emptyFields = Object.fromEntries([
  ['uuid', ''],
  ...contentOrder.map((name) => [name, name === 'opened' ? '' : emptyContent[name]]),
  ...phoneNames.map((name) => [`${name}Text`, '']),
  ['hours', ''],
  ['hoursNotes', []],
  ['hoursUncertain', false],
  ['closures', []],
  ['checkedAt', null],
  ['updatedAt', ''],
]) as Entry

/** Copies only what the table of fields names, so that nothing else in a row can leak. */
export function toPublicEntry(row: EntryRow): Entry {
  const entry = { ...emptyFields, uuid: row.id, updatedAt: row.updatedAt }
  for (const name of textNames) entry[name] = row[name]
  for (const name of phoneNames) entry[`${name}Text`] = phoneText(entry[name])
  const lines = toOpenLines(openKeys.map((key) => row[key]))
  Object.assign(entry, lines)
  entry.opened = joinOpenLines(lines)
  const { meaning, ...hours } = hoursOf(entry.opened)
  Object.assign(entry, hours)
  const inRhythm = meaning ? daysInRhythm(entry.additionalInfo, meaning) : []
  if (meaning && inRhythm.length > 0) {
    if (tellsRhythm(entry.additionalInfo, meaning)) entry.hoursUncertain = true
    else entry.hours = writeHours({ ...meaning, inRhythm })
  }
  if (entry.closedDates !== '') entry.closures = readClosures(entry.closedDates) ?? []
  for (const name of flagNames) entry[name] = row[name]
  for (const name of tristateNames) entry[name] = row[name]
  entry.services = withBarrierfree(entry.services, entry.barrierfree)
  const position = positionOf(row)
  entry.lat = position?.lat ?? null
  entry.lon = position?.lon ?? null
  if (position && row.staff.positionSource === 'postcode') entry.isApproximate = true
  entry.checkedAt = row.checkedAt
  return entry
}

type Hours = Pick<Entry, 'hours' | 'hoursNotes' | 'hoursUncertain'> & { meaning: HoursMeaning | null }
const noHours: Hours = { hours: '', hoursNotes: [], hoursUncertain: false, meaning: null }
const cache = new BoundedCache<string, Hours>(5_000)

/** What the opening lines (joined by semicolons) say; cached, because many providers have the same. */
function hoursOf(opened: string) {
  if (opened === '') return noHours
  const before = cache.get(opened)
  if (before !== undefined) return before
  const { meaning, notes, isUncertain } = understandOpeningLines(opened.split(';'))
  const hours = {
    hours: meaning ? writeHours(meaning) : '',
    hoursNotes: notes,
    hoursUncertain: isUncertain,
    meaning,
  }
  cache.set(opened, hours)
  return hours
}
