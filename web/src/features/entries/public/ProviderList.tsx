import { useMemo, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { usePathParams } from '#lib/pathParams.ts'
import { useSettings } from '#lib/settings.ts'
import type { Entry } from '#shared/entry'
import { helpWhenClosed } from '#shared/helpWhenClosed'
import { allRegions, isInRegion } from '#shared/region'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { NamedCategory, useCategoryLabel } from '../../categories/door.ts'
import { SelectionBar } from '../../selection/door.ts'
import { DirectoryMap } from './DirectoryMap.tsx'
import styles from './DirectoryPage.module.css'
import { EntryList, WithoutHomeVisits } from './EntryList.tsx'
import { FilterForm } from './FilterForm.tsx'
import { type Filters, timeAsked } from './filters.ts'
import { spelledCategory } from './findTopic.ts'
import { LargePrint } from './LargePrint.tsx'
import { arrangeList, defaultOrder } from './listView.ts'
import { NoMatches } from './NoMatches.tsx'
import { HelpWhenClosed, OpenTodayRegion, useIsOpen } from './OpenTodayRegion.tsx'
import { ShowMore, useShownCount } from './ShowMore.tsx'
import { useEntryCards } from './useEntryCards.tsx'
import { useFilters } from './useFilters.ts'
import { useVisitingCategories } from './useVisitingCategories.ts'
import { useVisitorLocation } from './visitorPlace.ts'

export default function ProviderList() {
  const text = useText()
  const { cat: typed = '' } = usePathParams()
  const { data: entries, ...state } = useCall('GET /api/datafilteredcategory', { category: typed })
  const category = spelledCategory(typed, entries?.[0])
  return (
    <div className="directory">
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
      <CallState {...state} title={text('list.failed')} shape="cards" count={4} />
      {entries?.length === 0 && <NoProviders category={category} />}
      {entries && entries.length > 0 && <Providers category={category} entries={entries} />}
      <EditLink to={routes.editEntry.href(category)} />
    </div>
  )
}

function NoProviders({ category }: { category: string }) {
  const text = useText()
  const { data: allCategories } = useCall('GET /api/allcategories', {})
  const isUnknown = allCategories !== undefined && !allCategories.includes(category)
  return (
    <EmptyNotice
      title={text(isUnknown ? 'list.unknownTitle' : 'list.emptyTitle')}
      actions={
        <>
          <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
          {!isUnknown && (
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
      {text(isUnknown ? 'list.unknownText' : 'list.emptyText')}
    </EmptyNotice>
  )
}

const listId = 'list'

function Providers({ category, entries }: { category: string; entries: readonly Entry[] }) {
  const text = useText()
  const { region } = useSettings()
  const state = useFilters(region.key)
  const { filters, queryWith } = state
  const visitorLocation = useVisitorLocation(filters.from)
  const isOpenNow = useIsOpen(filters.openNow ? 'now' : null)
  const isOpenToday = useIsOpen(filters.openToday ? 'today' : null)
  const { schemaType } = useCall('GET /api/entry', { category }).data ?? {}
  const visitingCategories = useVisitingCategories()
  const origin = visitorLocation?.position ?? null
  const town = visitorLocation?.names[0] ?? ''
  const regionLimit = filters.region === region.key ? region : null
  const arrange = useMemo(() => {
    const context = { origin, visitorLocation, district: region, visitingCategories }
    return (asked: Filters) => {
      const isOpen = asked.openNow ? isOpenNow : asked.openToday ? isOpenToday : undefined
      return arrangeList(entries, asked, regionLimit, context, isOpen)
    }
  }, [entries, regionLimit, origin, visitorLocation, region, visitingCategories, isOpenNow, isOpenToday])
  const view = useMemo(() => arrange(filters), [arrange, filters])
  const listedItems = useMemo(() => [...view.items, ...view.hoursNotStated], [view])
  const countWith = (changes: Partial<Filters>) => {
    const { items, hoursNotStated } = arrange({ ...filters, ...changes })
    return items.length + hoursNotStated.length
  }
  const renderCard = useEntryCards(entries, { measuredFrom: visitorLocation?.measuredFrom })
  const shown = useShownCount(listedItems.length)
  const [isMapOpen, setMapOpen] = useState(false)

  const path = routes.providerList.href(category)
  const hrefEverywhere = path + queryWith({ region: allRegions })
  const outsideRegion = view.outsideRegion > 0 ? { count: view.outsideRegion, to: hrefEverywhere } : null
  return (
    <>
      <FilterForm
        state={state}
        proposedOrder={defaultOrder(origin)}
        entries={entries}
        path={path}
        count={listedItems.length}
        countText={text('list.count', { count: listedItems.length })}
        asksPlace
        mapButton={
          // Its code loads only then.
          listedItems.length > 0 && (
            <Button
              look="quiet"
              icon="location"
              className="withScript"
              aria-expanded={isMapOpen}
              onClick={() => setMapOpen(!isMapOpen)}
            >
              {text('map.show')}
            </Button>
          )
        }
      />
      {isMapOpen && listedItems.length > 0 && (
        <DirectoryMap items={listedItems} renderCard={renderCard} skipTo={listId} />
      )}
      <OpenTodayRegion
        isFilterOn={timeAsked(filters) !== null}
        className="noFocusRing"
        id={listId}
        tabIndex={-1}
      >
        <HelpWhenClosed
          help={helpWhenClosed(schemaType)}
          entries={regionLimit ? entries.filter((entry) => isInRegion(entry, regionLimit)) : entries}
          asked={timeAsked(filters)}
        />
        {listedItems.length === 0 ? (
          <NoMatches
            path={path}
            state={state}
            place={visitorLocation?.label ?? ''}
            countWith={countWith}
            outsideRegion={outsideRegion}
          />
        ) : (
          <EntryList {...{ view, renderCard, town }} limit={shown} />
        )}
      </OpenTodayRegion>
      <WithoutHomeVisits count={view.notComing} town={town} />
      {listedItems.length > 0 && (
        <>
          <ShowMore shown={shown} total={listedItems.length} />
          <Row tight className="noPrint">
            {outsideRegion && (
              <LinkButton look="quiet" to={outsideRegion.to} replace>
                {text('list.showOutside', { count: outsideRegion.count })}
              </LinkButton>
            )}
            <PrintButton label="list.print" />
            <LargePrint />
            <ShareButton title={category} path={path + queryWith({ from: '' })} lang="de" />
          </Row>
        </>
      )}
      <SelectionBar />
    </>
  )
}
