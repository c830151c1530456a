import { useEffect, useState } from 'react'
import { longDate } from '../../lib/format.ts'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './ResultBar.module.css'

/** On paper only: when it was printed, because lists change. The server cannot know the day. */
export function PrintNote() {
  const text = useText()
  const locale = useLocale()
  const [today, setToday] = useState('')
  useEffect(() => {
    const now = new Date()
    const part = (value: number) => String(value).padStart(2, '0')
    const iso = `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
    setToday(longDate(iso, locale))
  }, [locale])
  return <p className={styles.printed}>{today && text('list.printed', { date: today })}</p>
}
