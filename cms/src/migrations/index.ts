import * as migration_20261129_021307_initial from './20261129_021307_initial.ts';

export const migrations = [
  {
    up: migration_20261129_021307_initial.up,
    down: migration_20261129_021307_initial.down,
    name: '20261129_021307_initial'
  },
];
