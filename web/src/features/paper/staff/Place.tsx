import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Says where in the queue one's PDF is; nothing where it comes at once. */
export function Place({ place }: { place: number }) {
  const text = useText()
  return place === 0 ? null : <Notice role="status">{text('brochure.queue', { place })}</Notice>
}
