import { phoneHref } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useToday } from '#lib/settings.ts'
import type { Entry } from '#shared/entry'
import { namesOf, phoneNames } from '#shared/fields/entryFields'
import { openingLines } from '#shared/openingHours/openingLines'
import { routes } from '#shared/routes'
import { AnchorButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { OpenNow } from '#ui/OpenNow.tsx'
import { PhoneText } from '#ui/PhoneText.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { NamedCategory } from '../../categories/door.ts'
import styles from './MyList.module.css'
import type { EntryCopy } from './remembered.ts'

/** Address, mail address and hours are missing where only what the device keeps is known. */
type ShownEntry = Omit<EntryCopy, 'loadedAt'> & Pick<Entry, 'uuid'> & Partial<Entry>

export function RememberedEntry({ entry }: { entry: ShownEntry | null | undefined }) {
  const text = useText()
  if (entry === undefined) return <Skeleton />
  if (entry === null)
    return (
      <div className={styles.gone}>
        <h2 className={styles.name}>{text('mylist.gone')}</h2>
        <p>{text('mylist.goneText')}</p>
      </div>
    )
  return (
    <div className={styles.entry}>
      <div>
        <h2 className={styles.name} lang="de">
          <SiteLink to={routes.provider.href(entry.category, entry.name, entry.uuid)}>
            <WholeWords>{entry.name}</WholeWords>
          </SiteLink>
        </h2>
        <p className={`${styles.category} soft`}>
          <NamedCategory name={entry.category} />
        </p>
        {'hours' in entry && <Hours entry={entry as Entry} />}
        <p className={styles.address} lang="de">
          <WholeWords>
            {[entry.street, [entry.plz, entry.city].filter(Boolean).join('\u00a0')]
              .filter(Boolean)
              .join(', ')}
          </WholeWords>
        </p>
      </div>
      <div className={styles.numbers}>
        <Numbers entry={entry} />
      </div>
    </div>
  )
}

/** Tells on the screen whether it is open, and on paper, which is read later, when. */
function Hours({ entry }: { entry: Entry }) {
  const lines = openingLines(entry, useLocale()).join('; ')
  return (
    <>
      <OpenNow entry={entry} today={useToday()} />
      <p className={styles.printedHours}>{lines}</p>
    </>
  )
}

function Numbers({ entry }: { entry: ShownEntry }) {
  const text = useText()
  const phones = phoneNames.filter((name) => entry[name] !== '')
  const emails = namesOf('email').flatMap((name) => entry[name] || [])
  if (phones.length + emails.length === 0 && entry.email !== undefined)
    return <p>{text('provider.noContact')}</p>
  return (
    <>
      {phones.length === 0 && <p className={`${styles.noPhone} soft`}>{text('entry.noPhone')}</p>}
      {phones.map((name) => (
        <NumberToPress key={name} entry={entry} name={name} />
      ))}
      {emails.map((email) => (
        <a key={email} className={styles.email} href={`mailto:${email}`}>
          <WebAddress>{email}</WebAddress>
        </a>
      ))}
    </>
  )
}

function NumberToPress({ entry, name }: { entry: ShownEntry; name: 'phone' | 'mobile' }) {
  const text = useText()
  const href = phoneHref(entry[name])
  const shown = <PhoneText>{entry[`${name}Text`]}</PhoneText>
  if (href === null)
    return (
      <p className={styles.number}>
        <Icon name={name} />
        <span lang="de">{shown}</span>
      </p>
    )
  return (
    <AnchorButton href={href} icon={name} className={styles.number}>
      <span>
        <VisuallyHidden>{text('entry.call', { name: entry.name })} </VisuallyHidden>
        {shown}
      </span>
    </AnchorButton>
  )
}
