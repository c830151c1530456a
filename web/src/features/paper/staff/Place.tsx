import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Says that one's PDF is being made, and where in the queue it is as soon as that is known. */
export function Place({ busy, place }: { busy: boolean; place: number }) {
  const text = useText()
  if (!busy) return null
  return (
    <Notice role="status">
      {place === 0 ? text('brochure.waiting') : text('brochure.queue', { place })}
    </Notice>
  )
}
