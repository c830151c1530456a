import * as migration_20261129_023417_initial from './20261129_023417_initial.ts';

export const migrations = [
  {
    up: migration_20261129_023417_initial.up,
    down: migration_20261129_023417_initial.down,
    name: '20261129_023417_initial'
  },
];
