import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { parseFilters } from '#features/entries/door.ts'
import { useListHash } from '#features/mylist/door.ts'
import { useCall } from '#lib/api.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, usePlainPath, useText } from '#lib/intl.ts'
import { useShownSearch } from '#lib/serverState.ts'
import { useSettings, useSiteTitle, useToday } from '#lib/settings.ts'
import { decodedPart } from '#shared/decodedPart'
import { routes } from '#shared/routes'
import { PhoneHours } from '#ui/PhoneHours.tsx'
import styles from './Layout.module.css'

/** Only in print, because pages change. */
export function PrintNote() {
  const text = useText()
  const locale = useLocale()
  const { pathname } = useLocation()
  const path = decodedPart(pathname, decodeURI) ?? pathname
  const search = useShownSearch()
  const listHash = useListHash()
  const hash = usePlainPath() === routes.myList.path ? listHash : ''
  const siteTitle = useSiteTitle()
  const { phone, phoneText } = useSettings()
  const today = useToday()
  // Known only in the browser: the host by which the site was reached, and the date on a page left open for days.
  const [browserState, setBrowserState] = useState({ origin: '', date: '' })
  useEffect(() => {
    const updateBrowserState = () => {
      // The Swedish locale formats dates as ISO 8601 does.
      setBrowserState({ origin: window.location.origin, date: new Date().toLocaleDateString('sv') })
    }
    updateBrowserState()
    window.addEventListener('beforeprint', updateBrowserState)
    return () => window.removeEventListener('beforeprint', updateBrowserState)
  }, [])
  const { q, from } = parseFilters(search, '')
  const place = /\d/.test(from) ? '' : from.trim()
  const { data: home } = useCall('GET /api/place', place === '' ? null : { from: place })
  const measuredFrom = home?.place?.measuredFrom || place
  const date = longDate(browserState.date || today.date, locale)
  return (
    <div className={`${styles.printed} onlyPrint`}>
      <p>
        <strong lang="de">{siteTitle}</strong>{' '}
        <span translate="no">{browserState.origin + path + search + hash}</span>
      </p>
      {q !== '' && <p>{text('print.searched', { what: q.trim() })}</p>}
      {measuredFrom !== '' && <p>{text('print.from', { place: measuredFrom })}</p>}
      {phone.trim() && (
        <p>
          {text('call.us')} <strong>{phoneText}</strong> <PhoneHours inBrackets />
        </p>
      )}
      {date && <p>{text('list.printed', { date })}</p>}
    </div>
  )
}
