import type { OutputOf } from '@directory/shared/contract'
import { positionOf } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { useMemo } from 'react'
import { useText } from '../../../lib/intl.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
import { MapPanel } from '../../map/door.ts'
import styles from './Import.module.css'

type DoubtfulPosition = OutputOf<'GET /api/import'>['positions'][number]

/** Lists providers whose position on the map should be checked, and shows them there. */
export function Positions({ positions }: { positions: readonly DoubtfulPosition[] }) {
  const text = useText()
  const column = useColumnOf<DoubtfulPosition>()
  // Memoised, because new points would move the map.
  const points = useMemo(
    () =>
      positions.flatMap((entry) => {
        const place = positionOf(entry)
        return place ? [{ id: entry.uuid, name: entry.name, ...place }] : []
      }),
    [positions],
  )
  if (positions.length === 0) return null
  const columns = [
    column(
      'name',
      'review.field.name',
      (one) => <SiteLink to={routes.editEntryForm.href(one.uuid)}>{one.name}</SiteLink>,
      {
        ...{ names: true, german: true },
      },
    ),
    column('address', 'import.address', ({ street, plz, city }) => `${street}, ${plz} ${city}`, {
      german: true,
    }),
    column('place', 'import.place', ({ lat }) =>
      text(lat === null ? 'import.placeUnknown' : 'import.placeDoubtful'),
    ),
  ]
  return (
    <section aria-labelledby="import-positions" className={styles.section}>
      <h3 id="import-positions">{text('import.positionsTitle')}</h3>
      <p>{text('import.positionsText')}</p>
      <DataTable
        caption={text('import.positionsCaption', { count: positions.length })}
        columns={columns}
        rows={positions}
        rowKey={({ uuid }) => uuid}
      />
      {points.length > 0 && <MapPanel points={points} position={null} />}
    </section>
  )
}
