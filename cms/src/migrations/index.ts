import * as migration_20261129_025419_initial from './20261129_025419_initial.ts';

export const migrations = [
  {
    up: migration_20261129_025419_initial.up,
    down: migration_20261129_025419_initial.down,
    name: '20261129_025419_initial'
  },
];
