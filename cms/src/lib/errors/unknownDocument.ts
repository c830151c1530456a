import { nounHas, nouns } from '@directory/shared/nouns'
import { apiError } from './apiError.ts'

export const unknownDocument = (noun: string) =>
  apiError(nounHas(noun, 'missing') ? nouns[noun].missing : 'not_found')
