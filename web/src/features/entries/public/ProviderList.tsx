import type { Entry } from '@directory/shared/entry'
import { allRegions } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { EditLink } from '../../../ui/EditLink.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ShareButton } from '../../../ui/share/ShareButton.tsx'
import { NamedCategory, useCategoryLabel } from '../../categories/door.ts'
import { SelectionBar } from '../../selection/door.ts'
import { DirectoryMap } from './DirectoryMap.tsx'
import styles from './DirectoryPage.module.css'
import { DirectoryPage } from './DirectoryPage.tsx'
import { EntryList } from './EntryList.tsx'
import { FilterForm } from './FilterForm.tsx'
import { type Filters, formatFilters, noFilters } from './filters.ts'
import { LargePrint } from './LargePrint.tsx'
import { arrangeList, defaultOrder } from './listView.ts'
import { MapButton } from './MapButton.tsx'
import { NoMatches } from './NoMatches.tsx'
import { NotComing } from './NotComing.tsx'
import { OfToday } from './OfToday.tsx'
import { PrintButton } from './PrintButton.tsx'
import { useOwnPosition, useVisitorLocation } from './position.ts'
import { ShowMore } from './ShowMore.tsx'
import { shownCount } from './shownCount.ts'
import { useComesByNature } from './useComesByNature.ts'
import { useEntryCards } from './useEntryCards.tsx'
import { useFilters } from './useFilters.ts'
import { useIsOpenToday } from './useIsOpenToday.ts'

export default function ProviderList() {
  const text = useText()
  const { cat: category = '' } = useParams()
  const { data: entries, error, retry } = useCall('GET /api/datafilteredcategory', { category })
  return (
    <DirectoryPage>
      <Breadcrumb
        trail={[
          { label: text('categories.title'), to: routes.categories.href() },
          useCategoryLabel(category),
        ]}
      />
      <div className={styles.heading}>
        <PageHeading>
          <NamedCategory name={category} />
        </PageHeading>
      </div>
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {!entries && !error && <Skeleton shape="cards" count={4} />}
      {entries?.length === 0 && <NoProviders category={category} />}
      {entries && entries.length > 0 && <Providers category={category} entries={entries} />}
      <EditLink to={routes.editEntry.href(category)} />
    </DirectoryPage>
  )
}

/** Explains an empty list: the category has no providers, or does not exist. */
function NoProviders({ category }: { category: string }) {
  const text = useText()
  const { data: known } = useCall('GET /api/allcategories', {})
  const unknown = known !== undefined && !known.includes(category)
  return (
    <EmptyNotice
      title={text(unknown ? 'list.unknownTitle' : 'list.emptyTitle')}
      actions={
        <>
          <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
          {!unknown && (
            <LinkButton
              to={`${routes.addRequest.href()}?category=${encodeURIComponent(category)}`}
              rel="nofollow"
            >
              {text('request.new')}
            </LinkButton>
          )}
        </>
      }
    >
      {text(unknown ? 'list.unknownText' : 'list.emptyText')}
    </EmptyNotice>
  )
}

function Providers({ category, entries }: { category: string; entries: readonly Entry[] }) {
  const text = useText()
  const region = useCall('GET /api/settings', {}).data?.region
  const state = useFilters({ region: region?.key ?? allRegions })
  const { filters, defaults } = state
  const own = useOwnPosition()
  const visitorLocation = useVisitorLocation(filters.from, own)
  const limit = region && filters.region === region.key ? region : null
  const isOpen = useIsOpenToday(filters.openToday)
  const comesByNature = useComesByNature()
  const origin = visitorLocation?.position ?? null
  const around = useMemo(
    () => ({ origin, visitorLocation, district: region ?? null, comesByNature }),
    [origin, visitorLocation, region, comesByNature],
  )
  const view = useMemo(
    () => arrangeList(entries, filters, limit, around, isOpen),
    [entries, filters, limit, around, isOpen],
  )
  const all = useMemo(() => [...view.items, ...view.unstated], [view])
  const countWith = (changes: Partial<Filters>) => {
    const changed = { ...filters, ...changes }
    const { items, unstated } = arrangeList(
      entries,
      changed,
      limit,
      around,
      changed.openToday ? isOpen : undefined,
    )
    return items.length + unstated.length
  }
  const renderCard = useEntryCards(entries)
  const shown = shownCount(useLocation().search)
  const [isMapOpen, setMapOpen] = useState(false)

  const path = routes.providerList.href(category)
  const toEverywhere = path + formatFilters({ ...filters, region: allRegions }, defaults)
  const outside = view.outside > 0 ? { count: view.outside, to: toEverywhere } : null
  return (
    <>
      <FilterForm
        state={state}
        region={region}
        own={own}
        proposed={defaultOrder(origin)}
        path={path}
        count={all.length}
        mapButton={all.length > 0 && <MapButton isOpen={isMapOpen} onToggle={() => setMapOpen(!isMapOpen)} />}
      />
      {isMapOpen && all.length > 0 && (
        <DirectoryMap
          items={all}
          position={own.position?.city === undefined ? own.position : null}
          renderCard={renderCard}
          skipTo="list"
        />
      )}
      <OfToday isAsked={filters.openToday} className="noRing" id="list" tabIndex={-1}>
        {all.length === 0 ? (
          <NoMatches
            path={path}
            state={state}
            all={countWith({ q: '', ...noFilters })}
            place={visitorLocation?.label ?? ''}
            countWith={countWith}
            outside={outside}
          />
        ) : (
          <EntryList
            view={view}
            renderCard={renderCard}
            town={visitorLocation?.names[0] ?? ''}
            limit={shown}
          />
        )}
      </OfToday>
      <NotComing count={view.notComing} town={visitorLocation?.names[0] ?? ''} />
      {all.length > 0 && (
        <>
          <ShowMore shown={shown} all={all.length} />
          <Row tight className="noPrint">
            {outside && (
              <LinkButton look="quiet" to={outside.to} replace>
                {text('list.showOutside', { count: outside.count })}
              </LinkButton>
            )}
            <PrintButton label="list.print" />
            <LargePrint />
            <ShareButton title={category} path={path + formatFilters(filters, defaults)} lang="de" />
          </Row>
        </>
      )}
      <SelectionBar />
    </>
  )
}
