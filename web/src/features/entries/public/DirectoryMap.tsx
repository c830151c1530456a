import { useEffect, useMemo, useRef } from 'react'
import { useText } from '#lib/intl.ts'
import type { Entry } from '#shared/entry'
import { positionOf } from '#shared/region'
import { MapPanel } from '../../map/door.ts'
import type { ListItem } from './listView.ts'
import type { RenderCard } from './useEntryCards.tsx'
import { useVisitorPlace } from './visitorPlace.ts'

interface Props {
  items: readonly ListItem[]
  renderCard: RenderCard
  skipTo: string
}

/** None without a position. */
export function mapPoints(entry: Entry) {
  const { uuid: id, name, isApproximate } = entry
  const place = positionOf(entry)
  return place ? [{ id, name, isApproximate, ...place }] : []
}

export function DirectoryMap({ items, renderCard, skipTo }: Props) {
  const text = useText()
  const ownPlace = useVisitorPlace()
  const place = useRef<HTMLDivElement>(null)
  // An open filter above it may fill the screen.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  // Keyed by the set of providers, because filtering and sorting must not move the map.
  const key = items
    .map(({ entry }) => entry.uuid)
    .toSorted()
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const points = useMemo(() => items.flatMap(({ entry }) => mapPoints(entry)), [key])
  const unplaced = items.length - points.length

  const popup = (ids: string[]) =>
    items
      .filter((item) => ids.includes(item.entry.uuid))
      .map((item) => <div key={item.entry.uuid}>{renderCard(item, 'h3')}</div>)
  return (
    <div ref={place}>
      <MapPanel
        points={points}
        position={ownPlace?.city === undefined ? ownPlace : null}
        renderPopup={popup}
        skipTo={skipTo}
      >
        {unplaced > 0 && <p>{text('map.unplaced', { count: unplaced })}</p>}
      </MapPanel>
    </div>
  )
}
