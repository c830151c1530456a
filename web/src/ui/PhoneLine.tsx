import type { ReactNode } from 'react'
import { usePlainPath, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { Icon } from './Icon.tsx'
import { PhoneHours } from './PhoneHours.tsx'
import styles from './PhoneLine.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** The association's number; on staff pages the operator, because staff would answer that number. */
export function PhoneLine() {
  const text = useText()
  const path = usePlainPath()
  const { phone, phoneText } = useSettings()
  if (path.startsWith(routes.edit.path)) return <OperatorLine />
  if (!phone.trim()) return null
  return (
    <Line words={<span>{text('call.us')}</span>} phone={phone} shown={phoneText}>
      <PhoneHours inBrackets />
    </Line>
  )
}

export function OperatorLine() {
  const text = useText()
  const { operator } = useSettings()
  if (operator.trim() === '') return null
  const [name, phone = '', rest] = operator.split(/(\+?\(?\d[\d\s()/.-]{3,}\d)/)
  const words = (
    <>
      {text('call.operator')} <span lang="de">{name}</span>
    </>
  )
  return (
    <Line words={words} phone={phone} shown={phone}>
      {rest}
    </Line>
  )
}

type LineProps = { words: ReactNode; phone: string; shown: string; children: ReactNode }

function Line({ words, phone, shown, children }: LineProps) {
  return (
    <p className={styles.call}>
      <Icon name="phone" />
      <span className={styles.words}>
        {words} <PhoneLink phone={phone} shown={shown} /> {children}
      </span>
    </p>
  )
}
