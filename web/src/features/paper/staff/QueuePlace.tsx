import { useText } from '#lib/intl.ts'
import { Notice } from '#ui/Notice.tsx'

export function QueuePlace({ busy, queuePlace }: { busy: boolean; queuePlace: number }) {
  const text = useText()
  if (!busy) return null
  return (
    <Notice role="status">
      {queuePlace === 0 ? text('brochure.waiting') : text('brochure.queue', { place: queuePlace })}
    </Notice>
  )
}
