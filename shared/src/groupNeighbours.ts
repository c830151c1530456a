export function groupNeighbours<One>(
  all: readonly One[],
  belongs: (next: One, last: One) => boolean,
): [One, ...One[]][] {
  const groups: [One, ...One[]][] = []
  for (const one of all) {
    const group = groups.at(-1)
    if (group && belongs(one, group.at(-1) as One)) group.push(one)
    else groups.push([one])
  }
  return groups
}
