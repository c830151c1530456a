import { linkFields } from '@directory/shared/linkFields'
import type { CollectionBeforeValidateHook } from 'payload'
import { normaliseFields } from '../../operations/collections/normaliseFields.ts'

export const normaliseLink: CollectionBeforeValidateHook = ({ data }) => {
  if (data) normaliseFields(linkFields, data)
  return data
}
