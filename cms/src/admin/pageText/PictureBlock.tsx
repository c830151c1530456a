'use client'

import { externalHostOf } from '@directory/shared/pageHtml/addresses'
import { useInlineBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { textsOf } from './texts.ts'

const values = ['src', 'alt', 'width', 'height'] as const

/**
 * Shows a picture within the text; an external one only by its server's name, so that the browser does not contact that
 * server.
 */
export function PictureBlock() {
  const { EditButton, InlineBlockContainer, RemoveButton } = useInlineBlockComponentContext()
  const [src, alt, width, height] = useFormFields(([fields]) =>
    values.map((name) => String(fields[name]?.value ?? '')),
  )
  const { i18n } = useTranslation()
  const texts = textsOf(i18n.language)
  if (!InlineBlockContainer) return null
  const host = src ? externalHostOf(src, window.location.origin) : null
  const label = [texts.picture, host ? `${texts.from} ${host}` : src ? '' : texts.noAddress, alt]
  return (
    <InlineBlockContainer>
      {src && !host ? (
        // biome-ignore lint/performance/noImgElement: the address is the page's own, at the size that the page says
        <img
          src={src}
          alt={alt}
          {...(width && { width })}
          {...(height && { height })}
          style={{ maxWidth: '100%' }}
        />
      ) : (
        <span>{label.filter(Boolean).join(' ')}</span>
      )}
      {EditButton && <EditButton />}
      {RemoveButton && <RemoveButton />}
    </InlineBlockContainer>
  )
}
