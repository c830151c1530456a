import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Import.module.css'

export type DoubtfulPosition = OutputOf<'GET /api/importPositions'>[number]
/** Renders a map; passed in by the page, because this feature does not include maps. */
export type ShowOnMap = (positions: readonly DoubtfulPosition[]) => ReactNode

interface Props {
  id: string
  showOnMap: ShowOnMap
}

/** Lists providers whose position on the map should be checked. */
export function Positions({ id, showOnMap }: Props) {
  const text = useText()
  const { data: positions, error, retry } = useCall('GET /api/importPositions', { id })
  if (error) return <ErrorNotice error={error} title={text('import.positionsFailed')} onRetry={retry} />
  if (!positions || positions.length === 0) return null
  const columns: readonly Column<DoubtfulPosition>[] = [
    {
      key: 'name',
      label: text('review.field.name'),
      cell: ({ uuid, name }) => <SiteLink to={routes.editEntryForm.href(uuid)}>{name}</SiteLink>,
      names: true,
      german: true,
    },
    {
      key: 'address',
      label: text('import.address'),
      cell: ({ street, plz, city }) => `${street}, ${plz} ${city}`,
      german: true,
    },
    {
      key: 'place',
      label: text('import.place'),
      cell: ({ lat }) => text(lat === null ? 'import.placeUnknown' : 'import.placeDoubtful'),
    },
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
      {showOnMap(positions)}
    </section>
  )
}
