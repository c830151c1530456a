import type { Entry } from '@directory/shared/entry'
import { positionOf } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { useMemo } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { Card } from '../components/Card.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { PlainList } from '../components/PlainList.tsx'
import { Row } from '../components/Row.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { BackToList, useBack } from '../features/directory/BackToList.tsx'
import { EntryDetails } from '../features/directory/EntryDetails.tsx'
import { distanceKm } from '../features/directory/grouping.ts'
import { DirectoryPage, ListAndMap } from '../features/directory/Layout.tsx'
import { findByName } from '../features/directory/namesakes.ts'
import { PrintButton } from '../features/directory/PrintButton.tsx'
import { PrintNote } from '../features/directory/PrintNote.tsx'
import { originOf, useOwnPosition } from '../features/directory/position.ts'
import { MapPanel } from '../features/map/MapPanel.tsx'
import { MailButton } from '../features/selection/MailButton.tsx'
import { SelectionBar } from '../features/selection/SelectionBar.tsx'
import { SelectionCheckbox } from '../features/selection/SelectionCheckbox.tsx'
import { callUrl, useCall } from '../lib/api.ts'
import { useLocalPath, useText } from '../lib/intl.ts'
import { definePage, type PageContext } from '../lib/page.ts'
import { useEntryCards } from '../parts/useEntryCards.tsx'
import styles from './Provider.module.css'

function Provider() {
  const text = useText()
  const { cat: category = '', name = '' } = useParams()
  const id = new URLSearchParams(useLocation().search).get('id')
  const { data: entries, error, retry } = useCall('GET /api/datafilteredcategory', { category })
  const found = entries && findByName(entries, name, id)
  return (
    <DirectoryPage>
      <Breadcrumb
        trail={[
          { label: text('categories.title'), to: routes.categories.href() },
          { label: category, to: routes.providerList.href(category), lang: 'de' },
          { label: name, lang: 'de' },
        ]}
      />
      <BackToList category={category} />
      <PageHeading lang="de">{name}</PageHeading>
      <PrintNote />
      {error && <ErrorNotice error={error} title={text('provider.failed')} onRetry={retry} />}
      {!entries && !error && <Skeleton count={6} />}
      {found?.kind === 'one' && <One entry={found.entry} />}
      {found?.kind === 'several' && <Several entries={found.entries} />}
      {found?.kind === 'none' && <Unknown category={category} name={name} />}
    </DirectoryPage>
  )
}

function One({ entry }: { entry: Entry }) {
  const text = useText()
  const back = useBack()
  const own = useOwnPosition()
  const from = back?.search.get('from') ?? ''
  const towns = useCall('GET /api/towns', from === '' ? null : {}).data ?? []
  const km = distanceKm(entry, originOf(from, towns, own.position))
  const points = useMemo(() => {
    const place = positionOf(entry)
    return place ? [{ id: entry.uuid, name: entry.name, ...place }] : []
  }, [entry])
  const details = (
    <Card className={styles.details}>
      <EntryDetails entry={entry} km={km}>
        <SelectionCheckbox entry={entry} />
      </EntryDetails>
      <Row tight className={styles.actions}>
        {entry.email !== '' && <MailButton />}
        <PrintButton label="provider.print" />
        <LinkButton
          to={routes.addRequest.href({ name: entry.name })}
          look="quiet"
          icon="edit"
          className="noPrint"
          rel="nofollow"
        >
          {text('provider.change')}
        </LinkButton>
      </Row>
    </Card>
  )
  return (
    <>
      <ListAndMap
        id="details"
        mapLast
        map={
          points.length > 0 ? (
            <MapPanel always points={points} position={null} />
          ) : (
            <p className={styles.noPlace}>{text('provider.noPlace')}</p>
          )
        }
      >
        {details}
      </ListAndMap>
      <SelectionBar />
    </>
  )
}

function Several({ entries }: { entries: readonly Entry[] }) {
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

/** A name that nobody bears now: perhaps somebody did. */
function Unknown({ category, name }: { category: string; name: string }) {
  const text = useText()
  const localPath = useLocalPath()
  const former = useCall('GET /api/formername', { category, name })
  if (former.data?.name) {
    return <Navigate to={localPath(routes.provider.href(category, former.data.name))} replace />
  }
  if (former.loading) return <Skeleton />
  return (
    <EmptyNotice
      title={text('provider.unknownTitle')}
      actions={
        <LinkButton to={routes.providerList.href(category)}>
          {text('provider.toCategory', { category })}
        </LinkButton>
      }
    >
      {text('provider.unknownText')}
    </EmptyNotice>
  )
}

const partsOf = ({ params: { cat = '', name = '' } }: PageContext) => ({ category: cat, name })

export const providerPage = definePage({
  route: routes.provider,
  component: Provider,
  load: (context) => [
    callUrl('GET /api/datafilteredcategory', { category: partsOf(context).category }),
    // The browser asks only when nobody bears the name; the server has one round to ask in.
    ...(import.meta.env.SSR ? [callUrl('GET /api/formername', partsOf(context))] : []),
  ],
  title: (context) => ({ text: partsOf(context).name }),
  description: (context) => ({ id: 'provider.description', values: partsOf(context) }),
  status: (context, read) => {
    const { category, name } = partsOf(context)
    const entries = read('GET /api/datafilteredcategory', { category })
    if (!entries || findByName(entries, name, null).kind !== 'none') return 200
    const former = read('GET /api/formername', { category, name })?.name
    return former ? { redirect: routes.provider.href(category, former) } : 404
  },
})
