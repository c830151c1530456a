import * as migration_20261129_022214_initial from './20261129_022214_initial.ts';

export const migrations = [
  {
    up: migration_20261129_022214_initial.up,
    down: migration_20261129_022214_initial.down,
    name: '20261129_022214_initial'
  },
];
