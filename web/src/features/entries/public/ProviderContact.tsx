import { phoneHref } from '#lib/format.ts'
import { useText } from '#lib/intl.ts'
import type { Entry } from '#shared/entry'
import { contactNames, entryFields, phoneNames } from '#shared/fields/entryFields'
import { AnchorButton } from '#ui/Button.tsx'
import { ContactLinks } from '#ui/ContactLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PhoneText } from '#ui/PhoneText.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'
import styles from './ProviderContact.module.css'

const otherNames = contactNames.filter((name) => !['phone', 'email'].includes(entryFields[name].kind))

export function ProviderContact({ entry }: { entry: Entry }) {
  const text = useText()
  const phones = phoneNames.filter((name) => entry[name] !== '')
  const first = phones.find((name) => phoneHref(entry[name]) !== null) ?? 'email'
  if (contactNames.every((name) => entry[name] === '')) return <p>{text('provider.noContact')}</p>
  return (
    <div className={styles.contacts}>
      {phones.map((name) => {
        const href = phoneHref(entry[name])
        const shown = <PhoneText>{entry[`${name}Text`]}</PhoneText>
        if (href === null)
          return (
            <p key={name} className={styles.words}>
              <Icon name={name} />
              <span lang="de">{shown}</span>
            </p>
          )
        return (
          <AnchorButton
            key={name}
            href={href}
            look={name === first ? 'main' : 'plain'}
            icon={name}
            className={styles.call}
          >
            <span>
              <span className="noPrint">{text(`provider.call.${name}`)}</span>{' '}
              <span className={styles.number}>{shown}</span>
            </span>
          </AnchorButton>
        )
      })}
      {entry.email !== '' && (
        <AnchorButton
          href={`mailto:${entry.email}`}
          look={first === 'email' ? 'main' : 'plain'}
          icon="mail"
          className={styles.mail}
        >
          <span>
            {`${text('provider.mail')} `}
            <span className={styles.email}>
              <WebAddress>{entry.email}</WebAddress>
            </span>
          </span>
        </AnchorButton>
      )}
      <ContactLinks column {...Object.fromEntries(otherNames.map((name) => [name, entry[name]]))} />
    </div>
  )
}
