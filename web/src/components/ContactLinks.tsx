import type { ReactNode } from 'react'
import { classNames } from '../lib/className.ts'
import { phoneHref, phoneLabel, websiteHref, websiteLabel } from '../lib/format.ts'
import { useText } from '../lib/intl.ts'
import styles from './ContactLinks.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { PlainList } from './PlainList.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Props {
  phone?: string
  mobile?: string
  email?: string
  website?: string
  /** One below the other. */
  column?: boolean
}

/** Ways to get in touch; every telephone number is a link. */
export function ContactLinks({ phone = '', mobile = '', email = '', website = '', column = false }: Props) {
  const text = useText()
  const web = websiteHref(website)
  const items: { icon: IconName; label: string; href: string | null; shown: ReactNode }[] = [
    { icon: 'phone', label: text('contact.phone'), href: phoneHref(phone), shown: phoneLabel(phone) },
    { icon: 'mobile', label: text('contact.mobile'), href: phoneHref(mobile), shown: phoneLabel(mobile) },
    { icon: 'mail', label: text('contact.email'), href: email && `mailto:${email}`, shown: email },
    { icon: 'globe', label: text('contact.website'), href: web, shown: websiteLabel(website) },
  ]
  const present = items.filter(({ shown }) => shown !== '')
  if (present.length === 0) return null
  return (
    <PlainList className={classNames(styles.list, column && styles.column)}>
      {present.map(({ icon, label, href, shown }) => (
        <li key={icon}>
          {href ? (
            <a className={styles.item} href={href} rel={icon === 'globe' ? 'external noopener' : undefined}>
              <Icon name={icon} />
              <span>
                <VisuallyHidden>{label}: </VisuallyHidden>
                {shown}
              </span>
            </a>
          ) : (
            <span className={styles.item}>
              <Icon name={icon} />
              <span>
                <VisuallyHidden>{label}: </VisuallyHidden>
                {shown}
              </span>
            </span>
          )}
        </li>
      ))}
    </PlainList>
  )
}
