import { areaWithoutVisits } from '@directory/shared/entryRules'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { inLanguage } from '../../operations/collections/validate.ts'

/** Without home visits there is no service area; a stored one stays until the field is changed. */
export const refuseIdleArea: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (data?.homeVisits !== false || !data.serviceArea) return data
  const isOld = originalDoc?.homeVisits === false && originalDoc.serviceArea === data.serviceArea
  if (isOld) return data
  const message = inLanguage(
    { req },
    areaWithoutVisits().message,
    'Whoever does not come to the house serves no area there. Please empty this field, or do not say “no” to home visits.',
  )
  const errors = [{ path: 'serviceArea', label: { de: 'Einsatzgebiet', en: 'Area served' }, message }]
  throw new ValidationError({ collection: 'entries', req, errors }, req.t)
}
