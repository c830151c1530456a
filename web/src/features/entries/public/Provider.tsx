import { type MouseEvent, useEffect, useMemo } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { callUrl, useCall } from '#lib/api.ts'
import { datePartsOf } from '#lib/format.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useLocale, useLocalPath, useText } from '#lib/intl.ts'
import { useParameter, usePathParams } from '#lib/pathParams.ts'
import { useToday } from '#lib/settings.ts'
import type { WayBack } from '#lib/wayBack.ts'
import type { Entry } from '#shared/entry'
import { visitAreaOf } from '#shared/entryMarks'
import { defaultLocale } from '#shared/locales'
import { routes } from '#shared/routes'
import { ReadAloud } from '#ui/aloud/ReadAloud.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { AnchorButton, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Card } from '#ui/Card.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { OpenNow } from '#ui/OpenNow.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { useCategoryLabel } from '../../categories/door.ts'
import { MapPanel } from '../../map/door.ts'
import { RememberButton, rememberSeen } from '../../mylist/door.ts'
import { SelectionBar, SelectionCheckbox } from '../../selection/door.ts'
import backToListStyles from './BackToList.module.css'
import { mapPoints } from './DirectoryMap.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { spelledCategory } from './findTopic.ts'
import { LargePrint } from './LargePrint.tsx'
import { HomeVisitArea, Marks, OutdatedNote } from './Marks.tsx'
import styles from './Provider.module.css'
import { ProviderAddress } from './ProviderAddress.tsx'
import { ProviderContact } from './ProviderContact.tsx'
import { UnknownProvider } from './UnknownProvider.tsx'
import { useEntryCards } from './useEntryCards.tsx'
import { useVisitorLocation } from './visitorPlace.ts'

export default function Provider() {
  const text = useText()
  const { cat: typed = '', name = '' } = usePathParams()
  const id = useParameter('id')
  const { data, ...state } = useCall('GET /api/entry', { category: typed, name, id })
  const [firstEntry, ...namesakes] = data?.entries ?? []
  const category = spelledCategory(typed, firstEntry)
  const localPath = useLocalPath()
  const { presentName = null, presentCategory = null } = data ?? {}
  const present =
    presentName !== null &&
    presentCategory !== null &&
    localPath(routes.provider.href(presentCategory, presentName))
  return (
    <div className="directory">
      <div className={styles.trail}>
        <Breadcrumb
          trail={[
            { label: text('categories.title'), to: routes.categories.href() },
            { ...useCategoryLabel(category), to: routes.providerList.href(category) },
            { label: name, lang: 'de' },
          ]}
        />
      </div>
      <BackToList category={category} />
      <PageHeading lang="de">
        <WholeWords>{name}</WholeWords>
      </PageHeading>
      <CallState {...state} title={text('provider.failed')} count={6} />
      {data && firstEntry && namesakes.length === 0 && (
        <SingleProvider entry={firstEntry} hasNamesakes={data.sameName > 1} />
      )}
      {firstEntry && namesakes.length > 0 && <NamesakeChoice entries={[firstEntry, ...namesakes]} />}
      {data &&
        !firstEntry &&
        (present ? <Navigate to={present} replace /> : <UnknownProvider {...{ category }} />)}
    </div>
  )
}

function SingleProvider({ entry, hasNamesakes }: { entry: Entry; hasNamesakes: boolean }) {
  const text = useText()
  useEffect(() => rememberSeen(entry.uuid), [entry.uuid])
  const addresses = [useLocation().search, usePreviousList()?.split('?')[1]]
  const from = addresses.map((query) => new URLSearchParams(query).get('from')).find(Boolean) ?? ''
  const visitorLocation = useVisitorLocation(from)
  const today = useToday()
  const locale = useLocale()
  const checkedDate = datePartsOf(entry.checkedAt ?? '', locale)
  const points = useMemo(() => mapPoints(entry), [entry])
  const area = useMemo(() => visitAreaOf(entry), [entry])
  return (
    <>
      <OpenNow entry={entry} today={today} />
      <Marks entry={entry} today={today.date} />
      <OutdatedNote entry={entry} today={today.date} />
      <div className={styles.parts}>
        <Card as="section" className={styles.contact}>
          <h2>{text('provider.contact')}</h2>
          <ProviderContact entry={entry} />
          <Row className={styles.actions}>
            <RememberButton entry={entry} />
          </Row>
        </Card>
        <Card as="section" className={styles.address}>
          <h2>{text('provider.address')}</h2>
          <ProviderAddress entry={entry} visitorLocation={visitorLocation} />
        </Card>
        <Card className="unlessEmpty">
          <EntryDetails entry={entry} />
        </Card>
        <div className={styles.map}>
          {points.length === 0 ? (
            <p className={styles.noPlace}>{text('provider.noPlace')}</p>
          ) : (
            <MapPanel
              points={points}
              position={null}
              aroundKm={area?.kind === 'around' ? area.km : undefined}
            >
              {area && (
                <p>
                  <HomeVisitArea area={area} />
                </p>
              )}
              {entry.isApproximate && (
                <p className={styles.noPlace}>
                  {`${text('provider.noPlace')} ${text('provider.middle', { plz: entry.plz })}`}
                </p>
              )}
            </MapPanel>
          )}
        </div>
      </div>
      {checkedDate && <p className={styles.checked}>{text('entry.checked', checkedDate)}</p>}
      <Row className={styles.actions}>
        <ShareButton
          title={entry.name}
          phone={entry.phoneText || entry.mobileText}
          path={routes.provider.href(entry.category, entry.name, hasNamesakes ? entry.uuid : undefined)}
          lang="de"
        />
        <AnchorButton
          href={callUrl('GET /api/vcard', { id: entry.uuid, locale: locale === defaultLocale ? '' : locale })}
          icon="user"
          className="noPrint"
          rel="nofollow"
        >
          {text('provider.vcard')}
        </AnchorButton>
        {entry.email !== '' && <SelectionCheckbox entry={entry} />}
      </Row>
      <Row className={styles.actions}>
        <ReadAloud />
        <PrintButton label="provider.print" />
        <LargePrint />
      </Row>
      <Row className={styles.actions}>
        <LinkButton
          to={routes.report.href(entry.category, entry.name, entry.uuid)}
          icon="warning"
          className="noPrint"
          rel="nofollow"
        >
          {text('provider.report')}
        </LinkButton>
        <SiteLink
          to={routes.addRequest.href({ name: entry.name })}
          className={`${styles.code} noPrint`}
          rel="nofollow"
        >
          {text('provider.code')}
        </SiteLink>
        <EditLink to={routes.editEntryForm.href(entry.uuid)} />
      </Row>
      <SelectionBar />
    </>
  )
}

function NamesakeChoice({ entries }: { entries: readonly Entry[] }) {
  const text = useText()
  const renderCard = useEntryCards(entries)
  return (
    <>
      <p>{text('provider.several', { count: entries.length })}</p>
      <PlainList className={styles.choice}>
        {entries.map((entry) => (
          <li key={entry.uuid}>{renderCard({ entry, km: null }, 'h2')}</li>
        ))}
      </PlainList>
    </>
  )
}

/** Its (German) address, from the browser's history, which the server does not know. */
function usePreviousList(): string | undefined {
  const { state } = useLocation()
  return useHydrated() ? (state as WayBack | null)?.back : undefined
}

function BackToList({ category }: { category: string }) {
  const text = useText()
  const previousList = usePreviousList()
  const navigate = useNavigate()
  // Uses the browser's "back", which restores the list's scroll position.
  const goBack = (event: MouseEvent) => {
    const isForOtherWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!previousList || isForOtherWindow || !window.history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  const isSearch = previousList?.split('?')[0] === routes.fastsearch.path
  return (
    <p className={`${backToListStyles.back} noPrint`}>
      <SiteLink to={previousList ?? routes.providerList.href(category)} onClick={goBack} className="press">
        <span aria-hidden="true">‹</span>
        <span>{text(isSearch ? 'provider.backToSearch' : 'provider.back')}</span>
      </SiteLink>
    </p>
  )
}
