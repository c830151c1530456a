import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { ShareButton } from '../../../ui/share/ShareButton.tsx'
import { hashOfIds, maxInQrCode, maxShared } from './sharedList.ts'

/** Shares the list with a link that contains it. */
export function ShareList({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const notSharedCount = ids.length - maxShared
  const hints = [
    notSharedCount > 0 && text('mylist.shareMax', { max: maxShared, count: notSharedCount }),
    text('mylist.shareNotes'),
  ]
  return (
    <ShareButton
      title={text('mylist.title')}
      path={`${routes.myList.href()}#${hashOfIds(ids)}`}
      hint={hints.filter(Boolean).join(' ')}
      noQrCode={ids.length > maxInQrCode ? text('mylist.sharePictureMax', { max: maxInQrCode }) : undefined}
    />
  )
}
