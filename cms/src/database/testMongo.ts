import { MongoClient } from 'mongodb'

export async function dropDatabase(url: string): Promise<void> {
  const client = await MongoClient.connect(url)
  await client.db().dropDatabase()
  await client.close()
}
