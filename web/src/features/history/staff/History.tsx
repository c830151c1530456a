import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { useIsOnRoute } from '../../../lib/useIsOnRoute.ts'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { LogList } from '../../logs/door.ts'
import { Trash } from '../../trash/door.ts'

/** Shows what was done or, at its own address, what was deleted. */
export default function History() {
  const text = useText()
  return useIsOnRoute(routes.trash) ? (
    <StaffPage title={text('edit.trash.title')}>
      <Trash />
    </StaffPage>
  ) : (
    <StaffPage title={text('edit.logs.title')}>
      <LogList />
    </StaffPage>
  )
}
