import type {
  CollectionSlug,
  DataFromCollectionSlug,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'

export type NewDocument<S extends CollectionSlug> = {
  [Name in keyof DataFromCollectionSlug<S>]?: DataFromCollectionSlug<S>[Name]
}

interface Options {
  /** Whose rights count; absent: those of the server. */
  user?: PayloadRequest['user']
  overrideAccess?: boolean
  file?: { name: string; data: Buffer; mimetype: string; size: number }
}

export const createDocument = async <S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  data: NewDocument<S>,
  options: Options = {},
) =>
  (await req.payload.create({
    collection,
    data: data as unknown as RequiredDataFromCollectionSlug<S>,
    depth: 0,
    req,
    ...options,
  })) as DataFromCollectionSlug<S>
