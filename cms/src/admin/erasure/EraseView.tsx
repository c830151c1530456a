import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { ErasePerson } from './ErasePerson.tsx'
import { erasureWords } from './words.ts'
import './ErasePerson.css'

/**
 * The view in which an Admin erases a person's data. Payload shows custom views to every account; the endpoints check
 * the rights.
 */
export function EraseView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { i18n, payload, user } = req
  const text = erasureWords[i18n.language === 'en' ? 'en' : 'de']
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities, req }}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <main>
        <Gutter className="erase-person">
          <h1>{text.title}</h1>
          {user?.role === 'Admin' ? <ErasePerson /> : <p>{text.adminOnly}</p>}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
