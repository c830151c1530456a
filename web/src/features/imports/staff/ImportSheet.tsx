import { positionOf } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { useMemo } from 'react'
import { useText } from '../../../lib/intl.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { MapPanel } from '../../map/door.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportView } from './ImportView.tsx'
import type { DoubtfulPosition } from './Positions.tsx'

/** Imports a spreadsheet; the address names the import that is shown. */
export default function ImportSheet() {
  const text = useText()
  const { get } = useAddressParameters()
  const id = get('id')
  const above = { label: text('edit.editEntry.title'), to: routes.editEntry.href() }
  return (
    <StaffPage title={text('import.title')} above={above}>
      {id === '' ? (
        <>
          <Card as="section" aria-labelledby="import-choose">
            <h2 id="import-choose">{text('import.chooseTitle')}</h2>
            <ChooseFile />
          </Card>
          <ImportList />
        </>
      ) : (
        <ImportView key={id} id={id} showOnMap={(positions) => <PositionsMap positions={positions} />}>
          <p>
            <LinkButton to={routes.importSheet.href()}>{text('import.another')}</LinkButton>
          </p>
        </ImportView>
      )}
    </StaffPage>
  )
}

function PositionsMap({ positions }: { positions: readonly DoubtfulPosition[] }) {
  // Memoised, because new points would move the map.
  const points = useMemo(
    () =>
      positions.flatMap((entry) => {
        const place = positionOf(entry)
        return place ? [{ id: entry.uuid, name: entry.name, ...place }] : []
      }),
    [positions],
  )
  return points.length > 0 && <MapPanel points={points} position={null} />
}
