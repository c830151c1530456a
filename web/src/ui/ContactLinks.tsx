import { classNames } from '#lib/className.ts'
import { phoneHref, websiteHref, websiteLabel } from '#lib/format.ts'
import { useText } from '#lib/intl.ts'
import {
  type ContactName,
  contactNames,
  type EntryField,
  type EntryFieldKind,
  entryFields,
  type NamesOf,
} from '#shared/fields/entryFields'
import styles from './ContactLinks.module.css'
import { Icon } from './Icon.tsx'
import { PhoneText } from './PhoneText.tsx'
import { PlainList } from './PlainList.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { WebAddress } from './WebAddress.tsx'

/** Telephone numbers come twice: as typed for dialling, and as shown. */
type Props = Partial<Record<ContactName | `${NamesOf<'phone'>}Text`, string>> & {
  column?: boolean
}

export const hrefOf: Partial<Record<EntryFieldKind, (typed: string) => string | null>> = {
  phone: phoneHref,
  email: (typed) => typed && `mailto:${typed}`,
  website: websiteHref,
}

export function ContactLinks({ column = false, ...contactData }: Props) {
  const text = useText()
  const presentContacts = contactNames.flatMap((name) => {
    const { kind, page } = entryFields[name]
    const { icon }: EntryField = entryFields[name]
    const typed = contactData[name] ?? ''
    const displayedNumber = kind === 'phone' ? contactData[`${name as NamesOf<'phone'>}Text`] : undefined
    const shown = kind === 'website' ? websiteLabel(typed) : (displayedNumber ?? typed)
    return shown === '' ? [] : { name, kind, icon, label: text(page), href: hrefOf[kind]?.(typed), shown }
  })
  if (presentContacts.length === 0) return null
  return (
    <PlainList className={classNames(styles.list, column && styles.column)}>
      {presentContacts.map(({ name, kind, icon, label, href, shown }) => {
        const content = (
          <>
            {icon && <Icon name={icon} />}
            <span>
              {icon ? <VisuallyHidden>{label}: </VisuallyHidden> : `${label}: `}
              {kind === 'phone' ? <PhoneText>{shown}</PhoneText> : <WebAddress>{shown}</WebAddress>}
            </span>
          </>
        )
        return (
          <li key={name}>
            {href ? (
              <a
                className={styles.item}
                href={href}
                rel={kind === 'website' ? 'external noopener' : undefined}
              >
                {content}
              </a>
            ) : (
              <span className={styles.item}>{content}</span>
            )}
          </li>
        )
      })}
    </PlainList>
  )
}
