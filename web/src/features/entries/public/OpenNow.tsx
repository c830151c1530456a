import type { Entry } from '@directory/shared/entry'
import { entryHours } from '@directory/shared/openingHours/entryHours'
import { dayOn, type OpenState, stateAt } from '@directory/shared/openingHours/evaluate'
import { weekdayOf } from '@directory/shared/openingHours/moment'
import { dayInWords, timeInWords, weekdayName } from '@directory/shared/openingHours/words'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import type { Locale } from '@directory/shared/routes'
import { useEffect, useMemo, useRef } from 'react'
import { classNames } from '../../../lib/className.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { onMinute } from '../../../lib/moment.ts'
import styles from './OpenNow.module.css'

type Text = ReturnType<typeof useText>

interface Props {
  entry: Entry
  /** Absent until they are known. */
  holidays: readonly PublicHoliday[] | undefined
  /** The server's date, if the line should show that day's hours until scripts run. */
  date?: string | undefined
}

/**
 * Shows whether the provider is open at this moment. Computed in the browser, because pages are cached for everyone;
 * the line's space is reserved. Written to the DOM directly, because re-rendering hundreds of cards every minute would
 * be slow.
 */
export function OpenNow({ entry, holidays, date }: Props) {
  const text = useText()
  const locale = useLocale()
  const lineElement = useRef<HTMLSpanElement>(null)
  const { hours, possible } = useMemo(
    () => initialText(entry, holidays, date, locale, text),
    [entry, holidays, date, locale, text],
  )
  useEffect(() => {
    const { current } = lineElement
    if (!current || !holidays) return
    const hours = entryHours(entry, holidays)
    return onMinute((moment) => {
      const state = stateAt(hours, moment)
      // On a card the space stays.
      if (date === undefined && current.parentElement) current.parentElement.hidden = state.kind === 'unknown'
      current.toggleAttribute('data-open', state.kind === 'open')
      // Space is reserved for the server's date; on a device with another date the text must fit into it.
      current.dataset.isLive = String(date === moment.date)
      const message = state.kind === 'unknown' ? '' : stateText(state, locale, text, date ? 'short' : 'long')
      if (current.textContent !== message) current.textContent = message
    })
  }, [entry, holidays, date, locale, text])
  if (entry.hours === '' && entry.closures.length === 0) return null
  if (date !== undefined && !possible[0]) return null
  return (
    <p className={classNames(styles.state, hours === '' && 'withScript', 'noPrint')}>
      <span ref={lineElement}>{hours}</span>
      {possible.map((one) => (
        <span key={one} className={styles.room} aria-hidden="true">
          {one}
        </span>
      ))}
    </p>
  )
}

/** Returns a day's hours, and all texts that the line can have on that day: space is reserved for the widest. */
function initialText(
  entry: Entry,
  holidays: readonly PublicHoliday[] = [],
  date: string | undefined,
  locale: Locale,
  text: Text,
): { hours: string; possible: string[] } {
  if (date === undefined) return { hours: '', possible: [] }
  const hours = entryHours(entry, holidays)
  const day = dayOn(hours, date)
  const turningPoints = [0, ...(day ?? []).flatMap(({ from, to }) => [from, to ?? from])]
  const texts = turningPoints.map((minutes) => {
    const state = stateAt(hours, { date, minutes })
    return state.kind === 'unknown' ? '' : stateText(state, locale, text, 'short')
  })
  const today = day && text('open.hoursToday', { hours: dayInWords(day, locale) })
  return { hours: today ?? texts[0] ?? '', possible: [...new Set(texts)].filter(Boolean) }
}

/** `short`: for a card, which tells when it opens next and leaves out that it is closed. */
type TextLength = 'short' | 'long'

function stateText(
  state: Exclude<OpenState, { kind: 'unknown' }>,
  locale: Locale,
  text: Text,
  textLength: TextLength,
): string {
  switch (state.kind) {
    case 'open':
      return state.until === null
        ? text('open.always')
        : text('open.until', { time: untilText(state.until, locale, text) })
    case 'openEnd':
      return text('open.from', { time: timeInWords(state.from, locale) })
    case 'opens':
      return nextText(state, locale, text, textLength)
    case 'closed': {
      const closed = text(closedText[state.why ?? 'all'])
      if (!state.next) return closed
      const next = nextText(state.next, locale, text, textLength)
      return textLength === 'short' ? next : `${closed}. ${next}`
    }
    case 'arrangement':
      return text('open.arrangement')
    case 'holiday':
      return text(`open.${textLength}.holiday`)
    case 'halfHoliday':
      return text(textLength === 'short' ? `open.short.${state.name}` : `open.long.${state.name}`)
  }
}

const closedText = {
  all: 'open.closed',
  over: 'open.closedOver',
  holiday: 'open.closedHoliday',
  closure: 'open.closedAway',
} as const

function untilText(until: number, locale: Locale, text: Text): string {
  const time = timeInWords(until % 1440 || 1440, locale)
  return until > 1440 ? text('open.tomorrowAt', { time }) : time
}

function nextText(
  next: { from: number; date: string; daysAhead: number },
  locale: Locale,
  text: Text,
  textLength: TextLength,
): string {
  const time = timeInWords(next.from, locale)
  if (next.daysAhead === 0) return text('open.today', { time })
  if (next.daysAhead === 1) return text('open.tomorrow', { time })
  const day = next.daysAhead < 7 ? weekdayName(weekdayOf(next.date), locale) : longDate(next.date, locale)
  return text(`open.${textLength}.on`, { day, time })
}
