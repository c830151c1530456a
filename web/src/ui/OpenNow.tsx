import { useEffect, useMemo, useRef } from 'react'
import { classNames } from '#lib/className.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { Today } from '#lib/settings.ts'
import { onMinute } from '#lib/useMoment.ts'
import type { Entry } from '#shared/entry'
import type { HoursMean } from '#shared/hoursMean'
import type { Locale } from '#shared/locales'
import { weekdayOf } from '#shared/moment'
import { entryHours } from '#shared/openingHours/entryHours'
import { dayOn, isAwayOn, type OpenState, stateAt } from '#shared/openingHours/evaluate'
import { dayInWords, timeInWords, weekdayName } from '#shared/openingHours/words'
import styles from './OpenNow.module.css'

/** By so many letters a text may be shorter and still be wider. */
const lettersOfDoubt = 5

interface Props {
  entry: Entry
  /** The server's: the line shows its hours until scripts run. */
  today: Today
}

/**
 * In the browser, because pages are cached for everyone; the line's space is reserved. Written to the DOM directly,
 * because re-rendering hundreds of cards every minute would be slow.
 */
export function OpenNow({ entry, today }: Props) {
  const { date, holidays, hoursMeans } = today
  const mean = hoursMeans?.[entry.category] ?? 'open'
  const text = useText()
  const locale = useLocale()
  const lineElement = useRef<HTMLSpanElement>(null)
  const wordsOf = useMemo(() => stateWords(locale, text, mean), [locale, text, mean])
  /** `possible`: the longest texts that the line can have on that day, for which space is reserved. */
  const { hours, possible } = useMemo(() => {
    const hours = entryHours(entry, holidays)
    const day = dayOn(hours, date)
    const turningPoints = [0, ...(day ?? []).flatMap(({ from, to }) => [from, to ?? from])]
    const texts = turningPoints.map((minutes) => wordsOf(stateAt(hours, { date, minutes })))
    // Clubs, buses and advisers (`hoursMean`) are not "closed".
    const hoursToday =
      day &&
      (day.length === 0
        ? wordsOf({ kind: 'closed', why: isAwayOn(hours, date) ? 'closure' : null, next: null })
        : text('open.hoursToday', { hours: dayInWords(day, locale) }))
    const longest = Math.max(...texts.map(({ length }) => length))
    const possible = [...new Set(texts)].filter((one) => one !== '' && one.length > longest - lettersOfDoubt)
    return { hours: hoursToday ?? texts[0] ?? '', possible }
  }, [entry, holidays, date, locale, text, wordsOf])
  useEffect(() => {
    const { current } = lineElement
    if (!current) return
    const hours = entryHours(entry, holidays)
    return onMinute((moment) => {
      const state = stateAt(hours, moment)
      current.toggleAttribute('data-open', state.kind === 'open')
      // Space is reserved for the server's date; on a device with another date the text must fit into it.
      current.dataset.isLive = String(date === moment.date)
      const message = wordsOf(state)
      if (current.textContent !== message) current.textContent = message
    })
  }, [entry, holidays, date, wordsOf])
  if (possible.length === 0 || (entry.hours === '' && entry.closures.length === 0)) return null
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

/** Empty if it is unknown. */
function stateWords(locale: Locale, text: ReturnType<typeof useText>, mean: HoursMean) {
  const closedIds = {
    over: `open.${mean}.closedOver`,
    holiday: `open.${mean}.closedHoliday`,
    closure: `open.${mean}.closedAway`,
  } as const
  const untilText = (until: number) => {
    const time = timeInWords(until % 1440 || 1440, locale)
    return until > 1440 ? text('open.tomorrowAt', { time }) : time
  }
  const nextText = (next: { from: number; date: string; daysAhead: number }) => {
    const time = timeInWords(next.from, locale)
    if (next.daysAhead === 0) return text(`open.${mean}.today`, { time })
    if (next.daysAhead === 1) return text(`open.${mean}.tomorrow`, { time })
    const day = next.daysAhead < 7 ? weekdayName(weekdayOf(next.date), locale) : longDate(next.date, locale)
    return text(`open.${mean}.on`, { day, time })
  }
  return (state: OpenState): string => {
    switch (state.kind) {
      case 'unknown':
        return ''
      case 'open':
        return state.until === null
          ? text(`open.${mean}.always`)
          : text(`open.${mean}.until`, { time: untilText(state.until) })
      case 'openEnd':
        return text(`open.${mean}.from`, { time: timeInWords(state.from, locale) })
      case 'opens':
        return nextText(state)
      case 'closed':
        return state.next
          ? nextText(state.next)
          : text(state.why ? closedIds[state.why] : `open.${mean}.closed`)
      case 'ask':
        return text('open.ask')
      case 'arrangement':
        return text('open.arrangement')
      case 'holiday':
        return text('open.holiday')
      case 'halfHoliday':
        return text(`open.${state.name}`)
    }
  }
}
