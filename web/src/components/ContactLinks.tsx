import {
  type ContactName,
  contactNames,
  type EntryFieldKind,
  entryFields,
} from '@directory/shared/entryFields'
import { classNames } from '../lib/className.ts'
import { phoneHref, phoneLabel, websiteHref, websiteLabel } from '../lib/format.ts'
import { useText } from '../lib/intl.ts'
import styles from './ContactLinks.module.css'
import { Icon } from './Icon.tsx'
import { PlainList } from './PlainList.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = Partial<Record<ContactName, string>> & {
  /** One below the other. */
  column?: boolean
}

interface Way {
  href: string | null
  shown: string
}

const wayOf: Partial<Record<EntryFieldKind, (typed: string) => Way>> = {
  phone: (typed) => ({ href: phoneHref(typed), shown: phoneLabel(typed) }),
  email: (typed) => ({ href: typed && `mailto:${typed}`, shown: typed }),
  website: (typed) => ({ href: websiteHref(typed), shown: websiteLabel(typed) }),
}

/** Ways to get in touch; every telephone number is a link. */
export function ContactLinks({ column = false, ...given }: Props) {
  const text = useText()
  const present = contactNames.flatMap((name) => {
    const { kind, icon, labels } = entryFields[name]
    const typed = given[name] ?? ''
    const way = wayOf[kind]?.(typed) ?? { href: null, shown: typed }
    return way.shown === '' ? [] : { ...way, name, kind, icon, label: text(labels.page) }
  })
  if (present.length === 0) return null
  return (
    <PlainList className={classNames(styles.list, column && styles.column)}>
      {present.map(({ name, kind, icon, label, href, shown }) => (
        <li key={name}>
          {href ? (
            <a className={styles.item} href={href} rel={kind === 'website' ? 'external noopener' : undefined}>
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
