import { regionTime } from './regionTime.ts'

interface ListedVersion {
  id: string
  /** Time since which it was valid; ISO 8601. */
  at: string
  /** Username; empty if unknown. */
  by: string
  /** Action according to the log, or empty. */
  action: string
}

const words = {
  de: {
    when: 'Seit',
    who: 'Wer',
    what: 'Was',
    present: 'so ist es jetzt',
    none: 'Frühere Versionen gibt es nicht.',
    hint: 'Ein Druck auf einen Zeitpunkt vergleicht die Version mit der davor und holt sie auf Wunsch zurück.',
  },
  en: {
    when: 'Since',
    who: 'Who',
    what: 'What',
    present: 'as it is now',
    none: 'There are no earlier versions.',
    hint: 'Press a time to compare that version with the one before, and to bring it back.',
  },
}

interface Props {
  versions: readonly ListedVersion[]
  /** Address of the list, the beginning of the versions' addresses. */
  place: string
  language: 'de' | 'en'
}

/** Lists who made which version when. Payload's own list shows ids instead of names. */
export function AdminVersionList({ versions, place, language }: Props) {
  const text = words[language]
  if (versions.length === 0) return <p>{text.none}</p>
  return (
    <>
      <p>{text.hint}</p>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.when}</th>
              <th scope="col">{text.who}</th>
              <th scope="col">{text.what}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id, at, by, action }, i) => (
              <tr key={id}>
                <td>
                  <a href={`${place}/${id}`}>{regionTime(at, language)}</a>
                  {i === 0 && ` (${text.present})`}
                </td>
                <td>{by || '–'}</td>
                <td lang="de">{action || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
