/** Concurrent calls with the same key share one run of the work. */
export function createSharing<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>) => {
    const job = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, job)
    return job
  }
}
