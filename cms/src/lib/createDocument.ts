import type {
  CollectionSlug,
  DataFromCollectionSlug,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'

/** Fields of a new document. The collection fills in defaults, and refuses what it requires and does not get. */
export type NewDocument<S extends CollectionSlug> = {
  [Name in keyof DataFromCollectionSlug<S>]?: DataFromCollectionSlug<S>[Name] | undefined
}

interface Options {
  /** Whose rights count; absent: those of the server. */
  user?: PayloadRequest['user']
  overrideAccess?: boolean
  file?: { name: string; data: Buffer; mimetype: string; size: number }
}

/** Creates a document in the transaction of the request, and returns it without its relations. */
export const createDocument = async <S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  data: NewDocument<S>,
  options: Options = {},
): Promise<DataFromCollectionSlug<S>> =>
  (await req.payload.create({
    collection,
    data: data as unknown as RequiredDataFromCollectionSlug<S>,
    depth: 0,
    req,
    ...options,
  })) as DataFromCollectionSlug<S>
