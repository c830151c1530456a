import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { ShareButton } from '../../../ui/share/ShareButton.tsx'
import { hashOfIds, maxInPicture, maxShared } from './sharedList.ts'

/** Shares the list with a link that contains it. */
export function ShareList({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const left = ids.length - maxShared
  const hint = [
    left > 0 && text('mylist.shareMax', { max: maxShared, count: left }),
    text('mylist.shareNotes'),
  ]
  return (
    <ShareButton
      title={text('mylist.title')}
      path={`${routes.myList.href()}#${hashOfIds(ids)}`}
      hint={hint.filter(Boolean).join(' ')}
      insteadOfPicture={
        ids.length > maxInPicture ? text('mylist.sharePictureMax', { max: maxInPicture }) : undefined
      }
    />
  )
}
