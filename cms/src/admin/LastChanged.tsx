'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useLanguage } from './language.ts'
import { regionTime } from './regionTime.ts'

const words = {
  de: { updatedAt: 'Zuletzt geändert', createdAt: 'Angelegt' },
  en: { updatedAt: 'Last changed', createdAt: 'Created' },
}

/** Shows when a document was last changed. Payload's own line uses the browser's time zone. */
export function LastChanged() {
  const language = useLanguage()
  const { data } = useDocumentInfo()
  return (
    <dl className="last-changed">
      {(['updatedAt', 'createdAt'] as const).map((name) => {
        const time = regionTime(data?.[name], language)
        return (
          time && (
            <div key={name}>
              <dt>{words[language][name]}</dt>
              <dd>{time}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
