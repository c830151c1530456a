import { useText } from '../../../lib/intl.ts'

/** Shows how many are not listed under "comes to the house": they do not come, or not to the place. */
export function WithoutHomeVisits({ count, town }: { count: number; town: string }) {
  const text = useText()
  if (count === 0) return null
  return <p>{town === '' ? text('list.notComing', { count }) : text('list.notComingTo', { count, town })}</p>
}
