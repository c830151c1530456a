import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { Card } from '../../../ui/Card.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportView } from './ImportView.tsx'

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
        <ImportView key={id} id={id} />
      )}
    </StaffPage>
  )
}
