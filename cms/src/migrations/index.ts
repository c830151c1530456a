import * as migration_20261128_200145_initial from './20261128_200145_initial.ts';

export const migrations = [
  {
    up: migration_20261128_200145_initial.up,
    down: migration_20261128_200145_initial.down,
    name: '20261128_200145_initial'
  },
];
