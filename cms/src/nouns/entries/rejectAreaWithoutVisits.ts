import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { localeOf, translate } from '../../operations/words/translate.ts'

/** Rejects a service area without home visits; a stored one stays until the field is changed. */
export const rejectAreaWithoutVisits: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (data?.homeVisits !== false || !data.serviceArea) return data
  const isOld = originalDoc?.homeVisits === false && originalDoc.serviceArea === data.serviceArea
  if (isOld) return data
  const message = translate(localeOf(req), 'error.area_without_visits')
  const errors = [{ path: 'serviceArea', label: { de: 'Einsatzgebiet', en: 'Area served' }, message }]
  throw new ValidationError({ collection: 'entries', req, errors }, req.t)
}
