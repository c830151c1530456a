'use client'
import { Button, useDocumentInfo, useLivePreviewContext, useTranslation } from '@payloadcms/ui'

const words = {
  de: {
    view: 'Auf der Seite ansehen',
    hidden: 'Nicht öffentlich',
    trashed: 'Im Papierkorb, also nicht auf der Seite',
  },
  en: { view: 'View on the site', hidden: 'Not public', trashed: 'In the trash, so not on the site' },
}

/** Links to a document's public page; if it has none, says so. */
export function ViewOnSite() {
  const { previewURL } = useLivePreviewContext()
  const { id, globalSlug, isTrashed } = useDocumentInfo()
  const { i18n } = useTranslation()
  const text = words[i18n.language === 'en' ? 'en' : 'de']
  if (!id && !globalSlug) return null
  if (!previewURL) return <span>{isTrashed ? text.trashed : text.hidden}</span>
  return (
    <Button
      el="anchor"
      url={previewURL}
      newTab
      buttonStyle="secondary"
      size="medium"
      margin={false}
      id="view-on-site"
    >
      {text.view}
    </Button>
  )
}
