import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'

/** Shows figures about the mails that ask providers to confirm their entries; hidden if none are sent. */
export function VerificationFigures() {
  const text = useText()
  const { data } = useCall('GET /api/askFigures', {})
  if (!data || (!data.on && data.asked === 0)) return null
  const { asked, objected } = data
  const countedNames = ['right', 'changed', 'gone', 'waiting', 'unanswered'] as const
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{text('asks.title')}</h2>
      <p>{text('asks.asked', { count: asked })}</p>
      <ul>
        {countedNames.map((name) => (
          <li key={name}>{text(`asks.${name}`, { count: data[name] })}</li>
        ))}
        <li>{text('asks.objected', { count: objected })}</li>
      </ul>
    </section>
  )
}
