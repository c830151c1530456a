import { type ComponentProps, Fragment, memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { phoneHref } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { type Today, useToday } from '#lib/settings.ts'
import { useHere } from '#lib/wayBack.ts'
import type { Entry } from '#shared/entry'
import { factTexts, visitAreaOf } from '#shared/entryMarks'
import { type HoursMean, hoursTitle } from '#shared/hoursMean'
import { defaultLocale } from '#shared/locales'
import { openingLines } from '#shared/openingHours/openingLines'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { OpenNow } from '#ui/OpenNow.tsx'
import { PhoneText } from '#ui/PhoneText.tsx'
import { Lines } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { TranslatedName, useCategoryLabel } from '../../categories/door.ts'
import { RememberButton } from '../../mylist/door.ts'
import { SelectionCheckbox } from '../../selection/door.ts'
import { Distance } from './Distance.tsx'
import styles from './EntryCard.module.css'
import { serviceNames, translatedService } from './entryText.ts'
import type { ListItem } from './listView.ts'
import { HomeVisitArea, Marks } from './Marks.tsx'

type Named = Pick<Entry, 'name' | 'category'>

const entryNameKey = ({ name, category }: Named) => `${category}\n${name}`

/** Their links contain the id. */
function namesSharedByProviders(entries: readonly Named[]): Set<string> {
  const seen = new Set<string>()
  return new Set(entries.map(entryNameKey).filter((key) => seen.size === seen.add(key).size))
}

export type RenderCard = (item: ListItem, heading: 'h2' | 'h3') => ReactNode

export function useEntryCards(
  entries: readonly Entry[],
  { showCategory = false, measuredFrom = '' } = {},
): RenderCard {
  const today = useToday()
  const sharedNames = useMemo(() => namesSharedByProviders(entries), [entries])
  return useCallback<RenderCard>(
    (item, heading) => (
      <EntryCard
        item={item}
        heading={heading}
        hasSharedName={sharedNames.has(entryNameKey(item.entry))}
        showCategory={showCategory}
        measuredFrom={measuredFrom}
        today={today}
      />
    ),
    [sharedNames, showCategory, measuredFrom, today],
  )
}

interface Props {
  item: ListItem
  heading: 'h2' | 'h3'
  hasSharedName: boolean
  showCategory: boolean
  measuredFrom: string
  today: Today
}

/** Details hide by a style instead of `<details>`, so that they are there in print and without scripts. */
const EntryCard = memo(function EntryCard(props: Props) {
  const { item, heading: Heading, hasSharedName, showCategory, today } = props
  const { entry, km } = item
  const text = useText()
  const wayBack = useHere()
  const [isOpen, setOpen] = useState(false)
  const href = routes.provider.href(entry.category, entry.name, hasSharedName ? entry.uuid : undefined)
  return (
    <article className={styles.card}>
      <Heading className={styles.name} lang="de">
        <SiteLink to={href} state={wayBack} className={styles.link}>
          <WholeWords>{entry.name}</WholeWords>
        </SiteLink>
      </Heading>
      <div className={styles.buttons}>
        <Phone entry={entry} />
        <Button
          look="quiet"
          className={`${styles.toggle} withScript`}
          aria-expanded={isOpen}
          aria-label={text(isOpen ? 'entry.lessOf' : 'entry.moreOf', { name: entry.name })}
          data-other={text(isOpen ? 'entry.more' : 'entry.less')}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'entry.less' : 'entry.more')}
        </Button>
      </div>
      <p className={styles.place}>
        {showCategory && <Category name={entry.category} />}
        <span lang="de">
          <WholeWords>{[entry.street, entry.city].filter(Boolean).join(', ')}</WholeWords>
        </span>{' '}
        <Distance entry={entry} km={km} measuredFrom={props.measuredFrom} isShort />
      </p>
      <div className={styles.state}>
        <OpenNow entry={entry} today={today} />
        <Marks entry={entry} isShort today={today.date} />
      </div>
      <div className={styles.details} data-open={isOpen}>
        <DetailLines entry={entry} mean={today.hoursMeans?.[entry.category]} />
        {(isOpen || entry.email === '') && (
          <div className={styles.controls}>
            {isOpen && <RememberButton short entry={entry} />}
            <SelectionCheckbox entry={entry} />
          </div>
        )}
      </div>
    </article>
  )
})

function Category({ name }: { name: string }) {
  const { label, lang } = useCategoryLabel(name)
  return (
    <span className={styles.category} lang={lang}>
      {label}
    </span>
  )
}

function Phone({ entry }: { entry: Entry }) {
  const text = useText()
  const name = phoneHref(entry.phone) || !entry.mobile ? 'phone' : 'mobile'
  const number = entry[name]
  if (number === '') return <p className={styles.noPhone}>{text('entry.noPhone')}</p>
  const href = phoneHref(number)
  const numberText = entry[`${name}Text`]
  const shown = (
    <>
      <Icon name={name} />
      <span>
        <PhoneText>{numberText}</PhoneText>
      </span>
    </>
  )
  if (!href) return <p className={styles.number}>{shown}</p>
  return (
    <a
      className={styles.number}
      href={href}
      aria-label={`${text('entry.call', { name: entry.name })} ${numberText}`}
    >
      {shown}
    </a>
  )
}

function DetailLines({ entry, mean }: { entry: Entry; mean: HoursMean | undefined }) {
  const text = useText()
  const locale = useLocale()
  const opening = openingLines(entry, locale)
  const services = serviceNames(entry)
  const area = visitAreaOf(entry)
  return (
    <>
      {opening.length > 0 && (
        <div className={styles.fact}>
          <Icon name="clock" />
          <Lines of={opening} aria-label={text(hoursTitle(mean))} />
        </div>
      )}
      {services.length > 0 && (
        <Fact icon="check" lang={locale === defaultLocale ? 'de' : undefined}>
          {locale === defaultLocale
            ? services.join(', ')
            : services.map((name, i) => (
                <Fragment key={name}>
                  {i > 0 && ', '}
                  <TranslatedName name={name} label={translatedService(name, locale)} />
                </Fragment>
              ))}
        </Fact>
      )}
      <Fact icon="accessible">{factTexts(entry, text).join(', ')}</Fact>
      {area && (
        <Fact icon="home">
          <HomeVisitArea area={area} label={text('entry.homeVisits')} />
        </Fact>
      )}
      <Fact icon="info" className={styles.remarks} lang="de">
        {entry.additionalInfo}
      </Fact>
    </>
  )
}

function Fact({ icon, children, ...rest }: { icon: IconName } & ComponentProps<'span'>) {
  if (children === '') return null
  return (
    <p className={styles.fact}>
      <Icon name={icon} />
      <span {...rest}>{children}</span>
    </p>
  )
}
